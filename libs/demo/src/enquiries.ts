import { demoConversation, demoDistance, demoItems, enquiry, seenOf } from '@terroir/market/server';
import type { Chapter, DemoStep } from './chapter.ts';
import { demoPeople, idFrom } from './people.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** What businesses ask the producers who put something to market. What is answered is theirs too, so that it comes in order. */
export const asksProducers: Chapter = (person, until) => {
  if (person.accountable !== 'Business') return [];
  const at = demoPeople
    .filter(({ accountable }) => accountable === 'Business')
    .findIndex(({ name }) => name === person.name);
  const sellers = demoPeople.filter((one) => one.accountable === 'Producer' && one.level === 'three');
  return [0, 1, 2].flatMap((nth): DemoStep[] => {
    const producer = sellers[(at * 3 + nth) % sellers.length];
    if (producer?.accountable !== 'Producer') return [];
    const { name: company, kind, language, accountId: producerId } = producer;
    const [offered] = demoItems({ seed: company, kind, language, until });
    if (offered === undefined) return [];
    const enquiryId = idFrom(`demo/enquiry/${person.name}/${company}`);
    const about = {
      producerId,
      relatableType: 'Item',
      relatableId: idFrom(`demo/${company}/item/${offered.key}`),
      source: 'marketplace',
      distanceKm: demoDistance(person, producer),
      seen: seenOf(offered),
    } as const;
    const actors = {
      business: { accountId: person.accountId, companyId: null, role: 'business_level_one' },
      producer: { accountId: producerId, companyId: producerId, role: 'producer_level_three' },
    } as const;
    const talk = demoConversation(nth, { business: person.language, producer: language });
    return talk.map(({ by, hours, text }, place): DemoStep => {
      const { accountId } = actors[by];
      const message = { accountId, messageId: idFrom(`${enquiryId}/${place}`), message: text ?? '' };
      return {
        at: new Date(Date.parse(until) - (1.5 - nth / 4) * DAY + hours * HOUR).toISOString(),
        run: ({ send }) => {
          if (place === 0)
            return send(actors.business, enquiry, enquiryId, { type: 'SendEnquiry', data: { ...about, ...message } });
          if (text === null) return send(actors[by], enquiry, enquiryId, { type: 'ReadEnquiry', data: { accountId } });
          return send(actors[by], enquiry, enquiryId, { type: 'WriteInEnquiry', data: message });
        },
      };
    });
  });
};
