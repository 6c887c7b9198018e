import { account, firm, register, subscription } from '@terroir/accounts/server';
import { demoRecurringLines } from '@terroir/finance/server';
import { keepPicture, pictureIds } from '@terroir/http';
import { demoLand, demoTasks, plot, task, zone } from '@terroir/land/server';
import {
  certification,
  demoCertifications,
  demoPractices,
  demoProduces,
  followedPractices,
  produce,
} from '@terroir/production/server';
import { keepsBooks } from './books.ts';
import type { Chapter, DemoStep } from './chapter.ts';
import { asksProducers } from './enquiries.ts';
import { publishesWebsite, putsToMarket, savesSearches } from './market.ts';
import { demoPassword, idFrom, produceId, type DemoPerson } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;
const TWO_YEARS = 731;
const daysBefore = (until: string, days: number, minutes = 0): string =>
  new Date(Date.parse(until) - days * DAY + minutes * 60_000).toISOString();

/** Registers, confirms and describes the company, a few days before its books begin. */
export const settlesIn: Chapter = (person, until) => [
  {
    at: daysBefore(until, TWO_YEARS + 3),
    run: ({ services, send }) =>
      register(services, send, {
        accountId: person.accountId,
        kind: person.accountable,
        name: person.owner,
        email: person.email,
        language: person.language,
        password: demoPassword,
        newsletter: person.language === 'fr',
      }),
  },
  {
    at: daysBefore(until, TWO_YEARS + 3, 12),
    run: ({ send, owner }) => send(owner, account, person.accountId, { type: 'ConfirmAccount', data: {} }),
  },
  {
    at: daysBefore(until, TWO_YEARS + 2),
    run: ({ send, owner }) =>
      send(owner, firm, person.accountId, {
        type: 'SaveCompany',
        data: {
          name: person.name,
          ownerName: person.owner,
          details: person.details,
          email: person.email,
          phone: '819 555-01' + String(10 + (Number.parseInt(person.accountId.slice(0, 4), 16) % 90)),
          foundationDate: person.founded,
          address: {
            raw: person.street,
            country: 'Canada',
            countryCode: 'CA',
            state: person.language === 'fr' ? 'Québec' : 'Quebec',
            city: person.town,
            zipcode: person.zipcode,
            latitude: person.latitude,
            longitude: person.longitude,
            timeZone: 'America/Toronto',
          },
          links: [
            { kind: 'website', url: `https://${person.email.split('@')[0]?.replaceAll('.', '-')}.terroir.example` },
          ],
          preferences: { showAddress: true, showZip: false, showEmail: true, showPhone: person.language === 'fr' },
        },
      }),
  },
];

/** Producers on the paid plan: most have paid, some are in their trial. */
export const choosesPlan: Chapter = (person, until) => {
  if (person.accountable !== 'Producer' || person.level !== 'three') return [];
  const paid = Number.parseInt(person.accountId.slice(0, 2), 16) % 4 !== 0;
  const started = paid ? 400 : 11;
  const trial: DemoStep = {
    at: daysBefore(until, started),
    run: ({ send, owner }) => send(owner, subscription, person.accountId, { type: 'StartTrial', data: {} }),
  };
  const payment: DemoStep = {
    at: daysBefore(until, started - 20),
    run: ({ send }) =>
      send({ accountId: null, companyId: person.accountId, role: 'operator' }, subscription, person.accountId, {
        type: 'RecordPayment',
        data: { paidUntil: daysBefore(until, -350) },
      }),
  };
  return paid ? [trial, payment] : [trial];
};

/** What recurs on a farm: rent, insurance, subscribers; of some the newest date is due. */
export const hasRecurringLines: Chapter = (person, until) =>
  person.accountable === 'Producer'
    ? demoRecurringLines({ seed: person.name, kind: person.kind, language: person.language, until }, (key) =>
        idFrom(`demo/recurring/${person.name}/${key}`),
      ).map(({ at, run }) => ({
        at,
        run: ({ send, owner }) => run((decider, id, command) => send(owner, decider, id, command)),
      }))
    : [];

/** The best practices that a producer follows, more of them in the second year. */
export const followsPractices: Chapter = (person, until) =>
  person.accountable === 'Producer'
    ? demoPractices({ seed: person.name, kind: person.kind, until }).map(({ at, practices }) => ({
        at,
        run: ({ send, owner }) =>
          send(owner, followedPractices, person.accountId, {
            type: 'FollowPractices',
            data: { practices: [...practices] },
          }),
      }))
    : [];

/** The certifications of producers on the paid plan, each with a picture of its certificate. */
export const isCertified: Chapter = (person, until) =>
  person.accountable === 'Producer' && person.level === 'three'
    ? demoCertifications({ seed: person.name, kind: person.kind, language: person.language, until }).map(
        ({ at, data, picture }, index) => ({
          at,
          run: async ({ services, send, owner }) => {
            const read = await picture();
            await keepPicture(services.blobs, read);
            const recorded = { ...data, image: pictureIds(read) };
            const id = idFrom(`demo/${person.name}/certification/${index}`);
            await send(owner, certification, id, { type: 'RecordCertification', data: recorded });
          },
        }),
      )
    : [];

/** What a producer grows, raises or makes, brought up to each season. */
export const produces: Chapter = (person, until) =>
  person.accountable === 'Producer'
    ? demoProduces({ seed: person.name, kind: person.kind, until }).map(({ at, key, command, picture }) => ({
        at,
        run: async ({ services, send, owner }) => {
          const id = produceId(person, key);
          const read = await picture();
          if (read === null || command.type !== 'RecordProduce') return send(owner, produce, id, command);
          await keepPicture(services.blobs, read);
          return send(owner, produce, id, { ...command, data: { ...command.data, image: pictureIds(read) } });
        },
      }))
    : [];

/** The id of a plot, a zone or a task of a demo producer. */
const landId = ({ name }: DemoPerson, key: string): string => idFrom(`demo/land/${name}/${key}`);

/** The plots of a producer with their zones, drawn around the house and beyond. */
export const farmsLand: Chapter = (person, until) => {
  if (person.accountable !== 'Producer') return [];
  const idOf = (key: string) => landId(person, key);
  const { name, kind, language, latitude, longitude } = person;
  return demoLand({ seed: name, kind, language, latitude, longitude, until }).map((step) => ({
    at: step.at,
    run: ({ send, owner }) => {
      if (step.noun === 'plot') return send(owner, plot, idOf(step.key), step.command);
      const { command } = step;
      const placed =
        command.type === 'RecordZone' ? { ...command, data: { ...command.data, plotId: idOf(step.plotKey) } } : command;
      return send(owner, zone, idOf(step.key), placed);
    },
  }));
};

/** The work of a producer: what recurs on its land, what was done, and what is ahead. */
export const worksLand: Chapter = (person, until) => {
  if (person.accountable !== 'Producer') return [];
  const { name, kind, language, latitude, longitude } = person;
  return demoTasks({ seed: name, kind, language, latitude, longitude, until }).map(
    ({ at, key, placeKey, command }) => ({
      at,
      run: ({ send, owner }) => {
        if (placeKey === null || command.type !== 'RecordTask') return send(owner, task, landId(person, key), command);
        const locations = command.data.locations?.map((pin) => ({ ...pin, locatableId: landId(person, placeKey) }));
        return send(owner, task, landId(person, key), { ...command, data: { ...command.data, locations } });
      },
    }),
  );
};

export const demoChapters: readonly Chapter[] = [
  settlesIn,
  choosesPlan,
  keepsBooks,
  hasRecurringLines,
  followsPractices,
  isCertified,
  produces,
  farmsLand,
  worksLand,
  putsToMarket,
  publishesWebsite,
  asksProducers,
  savesSearches,
];
