import { styled } from '@terroir/ui-kit';

/** A picture of a record beside its other facts. */
export const SmallPicture = styled('img')({
  display: 'block',
  width: 96,
  height: 96,
  objectFit: 'cover',
  borderRadius: 8,
});

/** The small copy of a picture as an event names it; undefined for anything else. */
export function thumbnailOf(value: unknown): string | undefined {
  const hash = typeof value === 'object' && value !== null && 'thumbnail' in value ? value.thumbnail : undefined;
  return typeof hash === 'string' ? `/api/v1/images/${hash}` : undefined;
}
