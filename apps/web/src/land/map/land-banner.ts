import { styled } from '@terroir/ui-kit';

/** How long a banner of success stays (S1 §4). */
export const bannerMs = 8000;

/** The place of a banner, close to the map that it is about. */
export const Banner = styled('div')({ '&:not(:empty)': { marginBottom: 12 } });
