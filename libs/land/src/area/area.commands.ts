import { ImageUpload, OneLine, Prose } from '@terroir/events';
import { z } from 'zod';
import { outlineFault, POINTS_LIMIT, writtenPosition } from '../geometry/index.ts';

/** Longest name and longest details, in UTF-16 code units. */
export const NAME_LIMIT = 200;
export const DETAILS_LIMIT = 2000;

/** The most positions of an outline as it is sent, repeated ones included, so that no more are looked at. */
const SENT_LIMIT = 5 * POINTS_LIMIT;

/** The outer ring of an area, `[longitude, latitude]` in degrees of WGS 84, open or closed, either way around. */
export const Coordinates = z
  .array(z.tuple([z.number(), z.number()]))
  .max(SENT_LIMIT)
  .superRefine((ring, context) => {
    const fault = outlineFault(ring);
    if (fault === null) return;
    const at = fault.at && { at: writtenPosition(fault.at) };
    context.addIssue({
      code: 'custom',
      input: ring,
      params: { rule: fault.rule, points: ring.length, limit: POINTS_LIMIT, ...at },
    });
  })
  .meta({
    description:
      'Longitude and latitude (WGS 84) of the outer ring, open or closed, either way around; a ring that crosses itself is refused',
  });

/** What is entered of every area (S1 §5: name and details are required); its measures are not, as the server takes them itself. */
export const entered = {
  name: OneLine(NAME_LIMIT),
  details: Prose(DETAILS_LIMIT),
  coordinates: Coordinates,
  /** Null takes it away. */
  image: ImageUpload.nullish(),
};
