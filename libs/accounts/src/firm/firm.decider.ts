import { linkKinds, type FirmEvent } from '@terroir/events';
import type { DataOf, Decider } from '@terroir/kernel';
import { refuse } from '../refusals.ts';
import type { FirmCommand } from './firm.commands.ts';

type Data<T extends FirmEvent['type']> = DataOf<FirmEvent, T>;

/** What was last recorded of each part of a company; null before the first time. */
export interface Firm {
  readonly described: Data<'CompanyDescribed'> | null;
  readonly contact: Data<'ContactChanged'> | null;
  readonly address: Data<'AddressWritten'> | Data<'CompanyLocated'> | null;
  readonly links: Data<'LinksChanged'>['links'];
  readonly shown: Omit<Data<'PublicDetailsChosen'>, 'accountId'>;
  readonly logo: string | null;
  readonly additional: string | null;
}

/** Nothing is shown to the public until its owner says so. */
export const hidden = { showAddress: false, showZip: false, showEmail: false, showPhone: false } as const;

/** Whether every field of `next` already stands in `recorded`; both hold plain JSON. */
const same = (recorded: object | null, next: object): boolean =>
  recorded !== null &&
  Object.entries(next).every(([field, value]) => {
    const before: unknown = Object.hasOwn(recorded, field) ? recorded[field as keyof typeof recorded] : undefined;
    return JSON.stringify(before) === JSON.stringify(value);
  });

const ordered = (links: Firm['links']): Firm['links'] =>
  linkKinds.flatMap((kind) => links.filter((link) => link.kind === kind && link.url !== ''));

const chosen = (shown: Firm['shown'], choice: { readonly [K in keyof Firm['shown']]?: boolean | undefined }) => ({
  showAddress: choice.showAddress ?? shown.showAddress,
  showZip: choice.showZip ?? shown.showZip,
  showEmail: choice.showEmail ?? shown.showEmail,
  showPhone: choice.showPhone ?? shown.showPhone,
});

/** The country of an address that may not say it: what is known while its code stays the same, else its name. */
const countryOf = (
  { country, countryCode }: { readonly country?: string | undefined; readonly countryCode: string },
  { address }: Firm,
  name = countryCode,
): string => country ?? (address?.countryCode === countryCode ? address.country : name);

/** Stream `firm-ACCOUNT_ID`. A save records what changed, part by part, and nothing when nothing did. */
export const firm: Decider<Firm, FirmCommand, FirmEvent> = {
  name: 'firm',
  initial: { described: null, contact: null, address: null, links: [], shown: hidden, logo: null, additional: null },
  decide: {
    SaveCompany: (known, save, { id: accountId }) => {
      const events: FirmEvent[] = [];
      const { name, foundationDate, ownerName, email, links } = save;
      const { details = known.described?.details ?? '', phone = known.contact?.phone ?? '' } = save;
      const described = { name, details, foundationDate };
      if (!same(known.described, described))
        events.push({ type: 'CompanyDescribed', data: { accountId, ...described } });
      const contact = { ownerName, email, phone };
      if (!same(known.contact, contact)) events.push({ type: 'ContactChanged', data: { accountId, ...contact } });

      const { latitude, longitude, timeZone, countryName, ...rest } = save.address;
      const written = { ...rest, country: countryOf(rest, known, countryName) };
      const isLocated = known.address !== null && 'latitude' in known.address;
      if (latitude != null && longitude != null && timeZone !== null) {
        const located = { ...written, latitude, longitude, timeZone };
        if (!same(known.address, located)) events.push({ type: 'CompanyLocated', data: { accountId, ...located } });
      } else if (!same(known.address, written) || (isLocated && latitude === null)) {
        // A company on the map must not lose its place by a typing mistake, nor keep it beside another address.
        if (isLocated) return refuse('address_not_located', { field: 'firm.address.raw' });
        events.push({ type: 'AddressWritten', data: { accountId, ...written } });
      }

      if (links !== undefined && JSON.stringify(ordered(links)) !== JSON.stringify(ordered(known.links)))
        events.push({ type: 'LinksChanged', data: { accountId, links: ordered(links) } });
      const preferences = chosen(known.shown, save.preferences ?? {});
      if (!same(known.shown, preferences))
        events.push({ type: 'PublicDetailsChosen', data: { accountId, ...preferences } });
      for (const which of ['logo', 'additional'] as const) {
        const picture = save[which];
        if (picture === undefined || (picture?.image ?? null) === known[which]) continue;
        const { image, thumbnail } = picture ?? { image: null, thumbnail: null };
        events.push({ type: 'PictureChanged', data: { accountId, which, image, thumbnail } });
      }
      return events;
    },
  },
  evolve: {
    CompanyDescribed: (known, described) => ({ ...known, described }),
    ContactChanged: (known, contact) => ({ ...known, contact }),
    AddressWritten: (known, address) => ({ ...known, address }),
    CompanyLocated: (known, address) => ({ ...known, address }),
    LinksChanged: (known, { links }) => ({ ...known, links }),
    PublicDetailsChosen: (known, shown) => ({ ...known, shown }),
    PictureChanged: (known, { which, image }) => ({ ...known, [which]: image }),
  },
};
