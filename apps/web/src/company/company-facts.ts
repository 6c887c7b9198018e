import type { FirmChange } from '@terroir/accounts';
import type { z } from 'zod';
import type { Texts } from '../i18n/texts.ts';
import type { RecordFact } from '../records/conflict.tsx';
import { linkKinds, preferenceNames } from './firm-parts.ts';

type Described = z.input<typeof FirmChange>;

/** The address as it was written, with the parts that it does not name. */
function addressLine({ firm: { address } }: Described): string {
  if (!address) return '';
  const { raw, city, state, zipcode, country } = address;
  const unnamed = [city, state, zipcode, country].filter((part) => part && !raw.includes(part));
  return [raw, ...unnamed].join(', ');
}

/** The fields of the company for people, as a conflict compares them. */
export function companyFacts(typed: Described, t: Texts<'company'>): readonly RecordFact[] {
  const { firm } = typed;
  const texts = ['name', 'ownerName', 'email', 'phone', 'foundationDate', 'details'] as const;
  return [
    ...texts.map((name) => ({ label: t(`fields.${name}`), value: firm[name] ?? '', fields: [`firm.${name}`] })),
    { label: t('fields.raw'), value: addressLine(typed), fields: ['firm.address'] },
    ...linkKinds.map((kind, place) => ({
      label: t(`links.${kind}`),
      value: firm.links?.find((link) => link.kind === kind)?.url ?? '',
      fields: [`firm.links.${place}.url`],
    })),
    ...preferenceNames.map((name) => ({
      label: t(`fields.${name}`),
      value: t(firm.preferences?.[name] ? 'yes' : 'no'),
      fields: [`firm.preferences.${name}`],
    })),
  ];
}
