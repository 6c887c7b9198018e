import type { CertificationEvent } from '@terroir/events';
import { view } from '@terroir/kernel';
import { z } from 'zod';

export const ItemCertificationRow = z.object({
  id: z.string(),
  companyId: z.string(),
  number: z.string(),
  certifier: z.string(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  image: z.object({ image: z.string(), thumbnail: z.string() }),
  removed: z.boolean(),
});
export type ItemCertificationRow = z.output<typeof ItemCertificationRow>;

/** The certifications that companies claim on the pages of their items. Its past is kept, for what a label said; that leaves no history. */
export const itemCertificationView = view<ItemCertificationRow, CertificationEvent>({
  name: 'item_certification',
  version: 2,
  row: ItemCertificationRow,
  aggregate: 'certification',
  indexes: { standing: ['companyId', 'removed'] },
  company: 'companyId',
  past: ['standing'],
  on: {
    CertificationRecorded: (_, { data, companyId }) => ({
      id: data.certificationId,
      companyId: companyId ?? '',
      number: data.number,
      certifier: data.certifier,
      validFrom: data.validFrom ?? null,
      validUntil: data.validUntil ?? null,
      image: data.image,
      removed: false,
    }),
    CertificationCorrected: (row, { data }) =>
      row && {
        ...row,
        number: data.number ?? row.number,
        certifier: data.certifier ?? row.certifier,
        validFrom: data.validFrom === undefined ? row.validFrom : data.validFrom,
        validUntil: data.validUntil === undefined ? row.validUntil : data.validUntil,
        image: data.image ?? row.image,
      },
    CertificationRemoved: (row) => row && { ...row, removed: true },
    CertificationRestored: (row) => row && { ...row, removed: false },
  },
});
