import { describe, expect, test } from '@jest/globals';
import type { AccountEvent, EnquiryEvent } from '@terroir/events';
import { fold, given, recorded, type Recorded } from '@terroir/kernel';
import fc from 'fast-check';
import { Enquiry, EnquiryAnswer, WebsiteEnquiry, type EnquiryCommand } from './enquiry.commands.ts';
import { enquiry, MOST_MESSAGES, MOST_TO_VISITOR, MOST_UNANSWERED, MOST_UNASKED } from './enquiry.decider.ts';
import { receivedEnquiryView, sentEnquiryView, type EnquiryRow } from './enquiry.view.ts';

const [farm, bistro, stranger] = ['farm', 'bistro', 'stranger'];
const enquiryId = 'id-0';
const seen = {
  version: 2,
  name: 'Panier',
  productId: null,
  varietyId: null,
  costCents: 1650,
  costUnitId: null,
  quantity: 3,
  quantityUnitId: 'kilogram',
  count: null,
  countUnitId: null,
};
const first = {
  accountId: bistro,
  messageId: 'm-0',
  message: 'Douze paniers ?',
  producerId: farm,
  relatableType: 'Item',
  relatableId: 'item-1',
  source: 'marketplace',
  distanceKm: 42.17,
} as const;
const sent: EnquiryEvent = { type: 'EnquirySent', data: { enquiryId, ...first } };
const ware: EnquiryEvent = { type: 'EnquiryWareSeen', data: { enquiryId, accountId: farm, ...seen } };
const guest: Extract<EnquiryEvent, { type: 'GuestEnquirySent' }> = {
  type: 'GuestEnquirySent',
  data: {
    enquiryId,
    accountId: farm,
    messageId: 'm-0',
    message: 'Ouvert ?',
    name: 'Zoé',
    email: 'z@x.ca',
    language: 'fr',
  },
};
const answered = (messageId: string, message = 'Oui.'): EnquiryEvent => ({
  type: 'EnquiryAnswered',
  data: { enquiryId, accountId: farm, messageId, message },
});
const continued = (messageId: string, message = 'Merci.'): EnquiryEvent => ({
  type: 'EnquiryContinued',
  data: { enquiryId, accountId: bistro, messageId, message },
});
const read = (accountId: string): EnquiryEvent => ({ type: 'EnquiryRead', data: { enquiryId, accountId } });
const write = (accountId: string, messageId = 'm-new', message = 'Oui.'): EnquiryCommand => ({
  type: 'WriteInEnquiry',
  data: { accountId, messageId, message },
});
const reading = (accountId: string): EnquiryCommand => ({ type: 'ReadEnquiry', data: { accountId } });

describe('an enquiry', () => {
  test('records the words of its sender, and apart what was seen, in the words of the producer', () =>
    given(enquiry)
      .when({ type: 'SendEnquiry', data: { ...first, seen } })
      .then(sent, ware));

  test('about the producer itself has nothing that was seen', () =>
    given(enquiry)
      .when({ type: 'SendEnquiry', data: { ...first, seen: null } })
      .then(sent));

  test('sent again under its id records nothing', () => {
    given(enquiry, [sent, ware])
      .when({ type: 'SendEnquiry', data: { ...first, seen } })
      .nothing();
    const { enquiryId: _, ...data } = guest.data;
    given(enquiry, [guest]).when({ type: 'SendGuestEnquiry', data }).nothing();
    given(enquiry).when({ type: 'SendGuestEnquiry', data }).then(guest);
  });

  test('is answered by its producer and continued by its sender', () => {
    given(enquiry, [sent, ware]).when(write(farm, 'm-1')).then(answered('m-1'));
    given(enquiry, [sent, ware, answered('m-1')])
      .when(write(bistro, 'm-2', 'Merci.'))
      .then(continued('m-2'));
  });

  test('has no place for anybody else, who learns nothing of it', () => {
    for (const history of [[sent, ware], [guest], []]) {
      given(enquiry, history).when(write(stranger)).refused('not_found');
      given(enquiry, history).when(reading(stranger)).refused('not_found');
    }
  });

  test('holds a message once, however often it is sent', () =>
    given(enquiry, [sent, answered('m-1')])
      .when(write(farm, 'm-1'))
      .nothing());

  test('waits for an answer after ten messages in a row, and goes on once there is one', () => {
    const more = Array.from({ length: MOST_UNANSWERED }, (_, nth) => continued(`m-${nth + 1}`));
    given(enquiry, [sent, answered('a'), ...more.slice(1)])
      .when(write(bistro, 'm-x', 'Merci.'))
      .then(continued('m-x'));
    given(enquiry, [sent, answered('a'), ...more])
      .when(write(bistro))
      .refused('enquiry_unanswered');
    given(enquiry, [sent, answered('a'), ...more, answered('b')])
      .when(write(bistro, 'm-x', 'Merci.'))
      .then(continued('m-x'));
    const answers = Array.from({ length: MOST_UNANSWERED }, (_, nth) => answered(`a-${nth}`));
    given(enquiry, [sent, ...answers])
      .when(write(farm))
      .refused('enquiry_unanswered');
  });

  test('waits for its first answer after three messages', () => {
    const more = Array.from({ length: MOST_UNASKED - 1 }, (_, nth) => continued(`m-${nth + 1}`));
    given(enquiry, [sent, ...more.slice(1)])
      .when(write(bistro, 'm-x', 'Merci.'))
      .then(continued('m-x'));
    given(enquiry, [sent, ...more])
      .when(write(bistro))
      .refused('enquiry_unanswered');
  });

  test('goes to a visitor, whose address nobody confirmed, three times at most', () => {
    const answers = Array.from({ length: MOST_TO_VISITOR }, (_, nth) => answered(`a-${nth}`));
    given(enquiry, [guest, ...answers.slice(1)])
      .when(write(farm, 'a-x', 'Oui.'))
      .then(answered('a-x', 'Oui.'));
    given(enquiry, [guest, ...answers])
      .when(write(farm))
      .refused('enquiry_unanswered');
  });

  test('ends at two hundred messages', () => {
    const talk = Array.from({ length: MOST_MESSAGES - 1 }, (_, nth) =>
      nth % 2 === 0 ? answered(`m-${nth + 1}`) : continued(`m-${nth + 1}`),
    );
    given(enquiry, [sent, ...talk])
      .when(write(bistro, 'm-x'))
      .refused('enquiry_full');
  });

  test('is read by whoever was written to, once', () => {
    given(enquiry, [sent]).when(reading(farm)).then(read(farm));
    given(enquiry, [sent, read(farm)])
      .when(reading(farm))
      .nothing();
    given(enquiry, [sent]).when(reading(bistro)).nothing();
    given(enquiry, [sent, answered('m-1')])
      .when(reading(bistro))
      .then(read(bistro));
    given(enquiry, [sent, answered('m-1')])
      .when(reading(farm))
      .nothing(); // who answers has read
  });
});

describe('the forms', () => {
  const id = '0198A000-0000-7000-8000-0000000000A1';
  const form = { message: ' Bonjour\n ', relatableType: 'Produce', relatableId: id, producerId: id };

  test('take a message of some lines without its blanks around, and ids in either case', () =>
    expect(Enquiry.parse(form)).toEqual({
      message: 'Bonjour',
      relatableType: 'Produce',
      relatableId: id.toLowerCase(),
      producerId: id.toLowerCase(),
    }));

  test.each(['', '   ', '\n\n', '\u200B\u200B', '\u2800 \u3164', '\uFEFF\u2060'])(
    'take no message that nobody sees: %j',
    (message) => {
      for (const schema of [Enquiry.pick({ message: true }), EnquiryAnswer, WebsiteEnquiry.pick({ message: true })])
        expect(schema.safeParse({ message }).success).toBe(false);
    },
  );

  test('take 5,000 characters and no more, counted without the blanks around', () => {
    expect(EnquiryAnswer.safeParse({ message: ` ${'é'.repeat(5000)} ` }).success).toBe(true);
    expect(EnquiryAnswer.safeParse({ message: 'é'.repeat(5001) }).success).toBe(false);
  });

  test.each(['Zoé\r\nBcc: x@y.ca', 'Zo\u202Eé', '\u200B'])('take no name like %j', (name) =>
    expect(WebsiteEnquiry.safeParse({ slug: 's', name, email: 'z@x.ca', message: 'm' }).success).toBe(false),
  );
});

type Event = (EnquiryEvent | AccountEvent) & Recorded;
const erased = (accountId: string): AccountEvent => ({ type: 'AccountErased', data: { accountId } });
const happened = (events: readonly (EnquiryEvent | AccountEvent)[]) => recorded(events) as unknown as Event[];
const boxes = (events: readonly (EnquiryEvent | AccountEvent)[]) => {
  const folded = (of: typeof sentEnquiryView) =>
    happened(events).reduce<EnquiryRow | null>((row, event) => fold(of, row, event), null);
  return { received: folded(receivedEnquiryView), sent: folded(sentEnquiryView) };
};
const states = (...events: readonly EnquiryEvent[]) => {
  const { received, sent: other } = boxes(events);
  return [received?.state, received?.unread, other?.state, other?.unread];
};

describe('the boxes', () => {
  test('hold an enquiry on both sides, each with the other one and what was seen', () => {
    const { received, sent: other } = boxes([sent, ware]);
    expect(received).toMatchObject({ companyId: farm, otherId: bistro, seen, distanceKm: 42.17, guest: null });
    expect(other).toMatchObject({ companyId: bistro, otherId: farm, seen, distanceKm: 42.17 });
    expect([received?.messages, other?.messages].map((list) => list?.map(({ own, text }) => [own, text]))).toEqual([
      [[false, 'Douze paniers ?']],
      [[true, 'Douze paniers ?']],
    ]);
  });

  test('say new, read, answered, and new again; and whom something waits for', () => {
    expect(states(sent, ware)).toEqual(['new', true, 'new', false]);
    expect(states(sent, read(farm))).toEqual(['read', false, 'read', false]);
    expect(states(sent, read(farm), answered('1'))).toEqual(['answered', false, 'answered', true]);
    expect(states(sent, answered('1'), read(bistro))).toEqual(['answered', false, 'answered', false]);
    expect(states(sent, answered('1'), continued('2'))).toEqual(['new', true, 'new', false]);
  });

  test('hold a visitor’s enquiry on the side of the producer alone', () => {
    const { received, sent: other } = boxes([guest, answered('1')]);
    expect(other).toBeNull();
    expect(received).toMatchObject({
      companyId: farm,
      otherId: '',
      guest: { name: 'Zoé', email: 'z@x.ca' },
      state: 'answered',
    });
  });

  test('let the words of whoever was erased go, and keep those of this side', () => {
    const talk = [sent, ware, answered('1'), continued('2')];
    const withoutBuyer = boxes([...talk, erased(bistro)]).received;
    expect(withoutBuyer?.messages.map(({ text }) => text)).toEqual(['', 'Oui.', '']);
    expect(withoutBuyer).toMatchObject({ otherGone: true, unread: false, distanceKm: null, seen: { name: 'Panier' } });
    const withoutFarm = boxes([...talk, erased(farm)]).sent;
    expect(withoutFarm?.messages.map(({ text }) => text)).toEqual(['Douze paniers ?', '', 'Merci.']);
    expect(withoutFarm).toMatchObject({ otherGone: true, distanceKm: 42.17, seen: { name: '', costCents: 1650 } });
    expect(boxes([...talk, erased(stranger)]).received).toMatchObject({ otherGone: false });
  });

  test('are found by an erasure through the other side', () => {
    const [event] = happened([erased(bistro)]);
    for (const box of [receivedEnquiryView, sentEnquiryView]) {
      expect(event && box.touches?.(event)).toEqual({ index: 'other', equals: { otherId: bistro } });
      expect(box.indexes['other']).toEqual(['otherId']);
    }
  });

  test('agree with the decider about who has something to read, whatever is written in which order', () => {
    const step = fc.constantFrom<(nth: number) => EnquiryEvent>(
      (nth) => answered(`${nth}`),
      (nth) => continued(`${nth}`),
      () => read(farm),
      () => read(bistro),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const events = [sent, ware, ...steps.map((make, nth) => make(nth + 1))];
        const { unreadBy, messageIds } = happened(events).reduce(
          (state, event) => enquiry.evolve[event.type as 'EnquiryRead'](state, event.data as never, event),
          enquiry.initial,
        );
        const { received, sent: other } = boxes(events);
        expect([received?.unread, other?.unread]).toEqual([unreadBy.includes(farm), unreadBy.includes(bistro)]);
        expect(received?.messages).toHaveLength(messageIds.length);
        expect(received?.messages.map(({ text }) => text)).toEqual(other?.messages.map(({ text }) => text));
        expect(received?.state).toBe(other?.state);
      }),
    );
  });
});
