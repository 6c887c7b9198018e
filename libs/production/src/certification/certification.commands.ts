import { CalendarDate, ImageUpload, OneLine, Picture, type MessageOf } from '@terroir/events';
import { z } from 'zod';

/** Whether a certification ends no earlier than it begins; one of the two may be missing. */
export const isInOrder = (from: string | null | undefined, until: string | null | undefined): boolean =>
  (from ?? null) === null || (until ?? null) === null || String(from) <= String(until);

/** What is typed of a certification; without dates it is valid until further notice. */
const entered = {
  number: OneLine(100),
  certifier: OneLine(200),
  validFrom: CalendarDate.nullish(),
  validUntil: CalendarDate.nullish(),
};

interface Validity {
  readonly validFrom?: string | null | undefined;
  readonly validUntil?: string | null | undefined;
}
/** Checked even while other fields are wrong, so that all faults are named at once. */
const inOrder = [
  ({ validFrom, validUntil }: Validity) => isInOrder(validFrom, validUntil),
  {
    path: ['validUntil'] as PropertyKey[],
    params: { rule: 'validity_order' },
    when: ({ value }: { value: unknown }) =>
      z.object({ validFrom: entered.validFrom, validUntil: entered.validUntil }).safeParse(value).success,
  },
] as const;

/** A certification as the form holds it and the API takes it: its image is required. */
export const Certification = z.object({ ...entered, image: ImageUpload }).refine(...inOrder);
export type CertificationForm = z.input<typeof Certification>;

/** A correction: an image that is left out stays as it is. */
export const CertificationChange = z.object({ ...entered, image: ImageUpload.optional() }).refine(...inOrder);
export type CertificationChangeForm = z.input<typeof CertificationChange>;

/** Commands to a certification, its image stored by then. A correction names everything; what did not change is not recorded. */
export const certificationCommands = {
  RecordCertification: z.object({ ...entered, image: Picture }),
  CorrectCertification: z.object({ ...entered, image: Picture.optional() }),
  RemoveCertification: z.object({}),
  RestoreCertification: z.object({}),
} as const;
export type CertificationCommand = MessageOf<typeof certificationCommands>;
