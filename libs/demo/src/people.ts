import { createHash } from 'node:crypto';
import { demoBusinesses, demoProducers, type DemoCompany, type DemoProducer } from './region.data.ts';

/** The password of every demo account. It is printed at start and shown on the sign-in page, and nowhere in production. */
export const demoPassword = 'Recolte-2026!';

/** An account of the demo region. */
export type DemoPerson = (
  ({ readonly accountable: 'Producer' } & DemoProducer) | ({ readonly accountable: 'Business' } & DemoCompany)
) & {
  /** The same in every demo region, so that links to it can be shared. */
  readonly accountId: string;
  readonly email: string;
};

/** An identifier that follows from a text (RFC 9562 §5.8), so that the same region is the same everywhere. */
export function idFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

/** The id of what a demo producer grows, by what distinguishes it from the producer's others. */
export const produceId = ({ name }: DemoPerson, key: string): string => idFrom(`demo/produce/${name}/${key}`);

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.');

const person = <C extends DemoCompany>(company: C) => ({
  ...company,
  accountId: idFrom(`demo/${company.name}`),
  email: `${plain(company.owner)}@terroir.example`,
});

export const demoPeople: readonly DemoPerson[] = [
  ...demoProducers.map((company) => ({ accountable: 'Producer' as const, ...person(company) })),
  ...demoBusinesses.map((company) => ({ accountable: 'Business' as const, ...person(company) })),
];

/** Those whom the sign-in page offers: a French and an English producer on each plan, and a business. */
const offered = [
  'Les Jardins de la Massawippi',
  'Hatley Creek Farm',
  'Stanstead Grain Growers',
  'Restaurant La Table du Lac',
];

/** An account to look around with. */
export interface DemoAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

export const demoAccounts: readonly DemoAccount[] = offered.flatMap((name) =>
  demoPeople
    .filter((company) => company.name === name)
    .map((company) => ({
      name: company.name,
      email: company.email,
      password: demoPassword,
      role:
        company.accountable === 'Business'
          ? 'business_level_one'
          : company.level === 'three'
            ? 'producer_level_three'
            : 'producer_level_two',
    })),
);
