import type { FirmChange } from '@terroir/accounts';
import type { z } from 'zod';
import type { Texts } from '../i18n/texts.ts';
import type { RecordFact } from '../records/conflict.tsx';
import { linkKinds, preferenceNames } from './firm-parts.ts';

/** The fields of the company for people, as a conflict compares them. */
export function companyFacts({ firm }: z.input<typeof FirmChange>, t: Texts<'company'>): readonly RecordFact[] {
  const texts = ['name', 'ownerName', 'email', 'phone', 'foundationDate', 'details'] as const;
  return [
    ...texts.map((name) => ({ label: t(`fields.${name}`), value: firm[name] ?? '' })),
    { label: t('fields.raw'), value: firm.address?.raw ?? '' },
    ...linkKinds.map((kind) => ({
      label: t(`links.${kind}`),
      value: firm.links?.find((link) => link.kind === kind)?.url ?? '',
    })),
    ...preferenceNames.map((name) => ({
      label: t(`fields.${name}`),
      value: t(firm.preferences?.[name] ? 'yes' : 'no'),
    })),
  ];
}
