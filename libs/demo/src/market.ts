import { keepPicture, pictureIds } from '@terroir/http';
import {
  demoItems,
  demoSearches,
  demoWebsite,
  item,
  reserveSlug,
  reserveWebsiteSlug,
  savedSearch,
  website,
} from '@terroir/market/server';
import { cropPicture } from '@terroir/production/server';
import type { Chapter, DemoStep } from './chapter.ts';
import { idFrom, produceId } from './people.ts';

/** What producers on the paid plan put to market, each with the picture of what it is made of first. */
export const putsToMarket: Chapter = (person, until) => {
  if (person.accountable !== 'Producer' || person.level !== 'three') return [];
  const { name: company, kind, language } = person;
  return demoItems({ seed: company, kind, language, until }).flatMap(
    ({ at, key, products, form, rise }): DemoStep[] => {
      const itemId = idFrom(`demo/${company}/item/${key}`);
      const produceIds = products.map((product) => produceId(person, product));
      const record: DemoStep = {
        at,
        run: async ({ services, send, owner }) => {
          const slug = await reserveSlug({ keyring: services.keyring, send }, { itemId, name: form.name, company });
          const read = await cropPicture(products[0]);
          if (read !== null) await keepPicture(services.blobs, read);
          const image = read && pictureIds(read);
          await send(owner, item, itemId, { type: 'RecordItem', data: { ...form, produceIds, slug, image } });
        },
      };
      if (rise === null) return [record];
      const data = { cost: rise.cost };
      const correct: DemoStep = {
        at: rise.at,
        run: ({ send, owner }) => send(owner, item, itemId, { type: 'CorrectItem', data }),
      };
      return [record, correct];
    },
  );
};

/** The website of each producer on the paid plan, once what it shows is there. */
export const publishesWebsite: Chapter = (person, until) => {
  if (person.accountable !== 'Producer' || person.level !== 'three') return [];
  const { name, kind, language, accountId: companyId } = person;
  const { at, sections } = demoWebsite({ seed: name, kind, language, until });
  return [
    {
      at,
      run: async ({ services, send, owner }) => {
        const slug = await reserveWebsiteSlug({ keyring: services.keyring, send }, { companyId, name });
        await send(owner, website, companyId, { type: 'PublishWebsite', data: { sections, slug } });
      },
    },
  ];
};

/** What businesses look for on the marketplace again and again. */
export const savesSearches: Chapter = (person, until) =>
  person.accountable === 'Business'
    ? demoSearches({ language: person.language, until }).map(({ at, key, form }) => ({
        at,
        run: ({ send, owner }) =>
          send(owner, savedSearch, idFrom(`demo/${person.name}/search/${key}`), {
            type: 'RecordSavedSearch',
            data: form,
          }),
      }))
    : [];
