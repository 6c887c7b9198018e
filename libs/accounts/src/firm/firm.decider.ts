import { linkKinds, type FirmEvent } from '@terroir/events';
import type { DataOf, Decider } from '@terroir/kernel';
import { refuse } from '../refusals.ts';
import type { FirmCommand } from './firm.commands.ts';

type Data<T extends FirmEvent['type']> = Omit<DataOf<FirmEvent, T>, 'accountId'>;

/** What was last recorded of each part of a company; null before the first time. */
export interface Firm {
  readonly described: Data<'CompanyDescribed'> | null;
  readonly contact: Data<'ContactChanged'> | null;
  readonly address: (Data<'AddressWritten'> & Partial<Data<'CompanyLocated'>>) | null;
  readonly links: Data<'LinksChanged'>['links'];
  readonly shown: Data<'PublicDetailsChosen'>;
  readonly logo: string | null;
  readonly additional: string | null;
}

/** Nothing is shown to the public until its owner says so. */
export const hidden = { showAddress: false, showZip: false, showEmail: false, showPhone: false } as const;

/** Whether every field of `next` already stands in `known`; both hold plain JSON. */
const same = (known: object | null, next: object): boolean =>
  known !== null &&
  Object.entries(next).every(([field, value]) => {
    const before: unknown = Object.hasOwn(known, field) ? known[field as keyof typeof known] : undefined;
    return JSON.stringify(before) === JSON.stringify(value);
  });

const ordered = (links: Firm['links']): Firm['links'] =>
  linkKinds.flatMap((kind) => links.filter((link) => link.kind === kind && link.url !== ''));

/** Stream `firm-ACCOUNT_ID`. A save records what changed, part by part, and nothing when nothing did. */
export const firm: Decider<Firm, FirmCommand, FirmEvent> = {
  name: 'firm',
  initial: { described: null, contact: null, address: null, links: [], shown: hidden, logo: null, additional: null },
  decide: {
    SaveCompany: (firm, save, { id: accountId }) => {
      const events: FirmEvent[] = [];
      const { name, details, foundationDate, ownerName, email, phone, links, preferences } = save;
      const described = { name, details, foundationDate };
      if (!same(firm.described, described))
        events.push({ type: 'CompanyDescribed', data: { accountId, ...described } });
      const contact = { ownerName, email, phone };
      if (!same(firm.contact, contact)) events.push({ type: 'ContactChanged', data: { accountId, ...contact } });

      const { latitude, longitude, timeZone, ...written } = save.address;
      if (latitude !== null && longitude !== null && timeZone !== null) {
        const located = { ...written, latitude, longitude, timeZone };
        if (!same(firm.address, located)) events.push({ type: 'CompanyLocated', data: { accountId, ...located } });
      } else if (!same(firm.address, written)) {
        // A company that stands on the map must not lose its place by a typing mistake.
        if (firm.address?.latitude !== undefined) return refuse('address_not_located', { field: 'firm.address.raw' });
        events.push({ type: 'AddressWritten', data: { accountId, ...written } });
      }

      if (links !== undefined && JSON.stringify(ordered(links)) !== JSON.stringify(ordered(firm.links)))
        events.push({ type: 'LinksChanged', data: { accountId, links: ordered(links) } });
      if (preferences !== undefined && !same(firm.shown, preferences))
        events.push({ type: 'PublicDetailsChosen', data: { accountId, ...preferences } });
      for (const which of ['logo', 'additional'] as const) {
        const picture = save[which];
        if (picture === undefined || (picture?.image ?? null) === firm[which]) continue;
        const { image, thumbnail } = picture ?? { image: null, thumbnail: null };
        events.push({ type: 'PictureChanged', data: { accountId, which, image, thumbnail } });
      }
      return events;
    },
  },
  evolve: {
    CompanyDescribed: (firm, { accountId: _, ...described }) => ({ ...firm, described }),
    ContactChanged: (firm, { accountId: _, ...contact }) => ({ ...firm, contact }),
    AddressWritten: (firm, { accountId: _, ...address }) => ({ ...firm, address }),
    CompanyLocated: (firm, { accountId: _, ...address }) => ({ ...firm, address }),
    LinksChanged: (firm, { links }) => ({ ...firm, links }),
    PublicDetailsChosen: (firm, { accountId: _, ...shown }) => ({ ...firm, shown }),
    PictureChanged: (firm, { which, image }) => ({ ...firm, [which]: image }),
  },
};
