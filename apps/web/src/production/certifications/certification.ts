import { Certification, isInOrder, type CertificationAttributes } from '@terroir/production';
import { z } from 'zod';
import type { Saved } from '../../api/client.ts';
import type { Failure } from '../../api/failure.ts';
import { faultsAtFields } from '../../forms/faults-at-fields.ts';
import type { RecordSource } from '../../records/record.ts';

/** A certification as it is answered, with its id and version. */
export type CertificationRow = Saved<CertificationAttributes>;

/** The certifications as a list of records, in the server's order. */
export const certificationSource: RecordSource<CertificationAttributes, CertificationRow> = {
  path: '/certifications',
  key: ['production', 'certifications'],
  rowOf: (answered) => answered,
};

const { number, certifier, validFrom, validUntil, image } = Certification.shape;
const dates = z.object({ validFrom, validUntil });
const entry = z
  .object({ number, certifier, validFrom, validUntil, image: z.union([z.string().min(1), image]) })
  .refine((entered) => isInOrder(entered.validFrom, entered.validUntil), {
    path: ['validUntil'],
    params: { rule: 'validity_order' },
    when: ({ value }) => dates.safeParse(value).success, // while other fields are wrong, too
  });

export type CertificationValues = z.output<typeof entry>;
/** Typed, not yet checked. */
export type CertificationTyped = Omit<z.input<typeof entry>, 'image'> & {
  image: z.input<typeof entry>['image'] | null;
};
/** What the form holds: an image that stays is named by its address, so that a change of it is seen as one. */
export const CertificationEntry = entry as unknown as z.ZodType<CertificationValues, CertificationTyped>;

export const blankCertification: CertificationTyped = {
  number: '',
  certifier: '',
  validFrom: null,
  validUntil: null,
  image: null,
};

/** What of a certification the form holds. */
export const typedOf = (row: CertificationRow): CertificationTyped => ({
  number: row.number,
  certifier: row.certifier,
  validFrom: row.validFrom,
  validUntil: row.validUntil,
  image: row.imageUrls.image,
});

/** The body of the call: an image that stays is left out. */
export const bodyOf = ({ image: chosen, ...entry }: CertificationValues): object => ({
  certification: { ...entry, ...(typeof chosen === 'string' ? {} : { image: chosen }) },
});

/** The certification as it will read; a new image has no address until it is stored. */
export const rowFrom = (
  values: CertificationValues,
  id: string,
  before: CertificationRow | null,
): CertificationRow => ({
  version: null,
  recordedAt: new Date().toISOString(),
  imageUrls: { image: '', thumbnail: '' },
  ...before,
  id,
  number: values.number,
  certifier: values.certifier,
  validFrom: values.validFrom ?? null,
  validUntil: values.validUntil ?? null,
});

/** A refusal with the field names of the form in place of the call's; whatever is wrong in the image is said at the image. */
export function atFormFields(failure: Failure): Failure {
  return faultsAtFields(failure, (field) => {
    const name = field.replace(/^certification\./, '');
    return name.startsWith('image.') ? 'image' : name;
  });
}

/** What a certification is called outside of its card. */
export const nameOf = (row: Pick<CertificationRow, 'certifier' | 'number'>) => `${row.certifier}, ${row.number}`;
