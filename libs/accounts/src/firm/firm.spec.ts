import { describe, expect, test } from '@jest/globals';
import type { AccountEvent, FirmEvent } from '@terroir/events';
import { fold, given, recorded, type Recorded } from '@terroir/kernel';
import { firm } from './firm.decider.ts';
import { FirmChange, Links, WebAddress } from './firm.commands.ts';
import { firmView, type FirmRow } from './firm.view.ts';

const accountId = '0198c0de-0000-7000-8000-000000000001';
const scenario = { id: accountId };
const described = { name: 'Ferme Ana', details: 'Légumes', foundationDate: '1999-05-01' };
const contact = { ownerName: 'Ana', email: 'ana@ferme.example', phone: '' };
const written = {
  raw: '12 rue du Moulin, Sherbrooke',
  country: 'Canada',
  countryCode: 'CA',
  state: 'Québec',
  city: 'Sherbrooke',
  zipcode: 'J1H 1A1',
};
const place = { latitude: 45.40008, longitude: -71.89908, timeZone: 'America/Toronto' };
const nowhere = { latitude: null, longitude: null, timeZone: null };
const history: readonly FirmEvent[] = [
  { type: 'CompanyDescribed', data: { accountId, ...described } },
  { type: 'ContactChanged', data: { accountId, ...contact } },
  { type: 'CompanyLocated', data: { accountId, ...written, ...place } },
];
const save = (more: object = {}) =>
  ({ type: 'SaveCompany', data: { ...described, ...contact, address: { ...written, ...place }, ...more } }) as const;
const image = 'a'.repeat(64);
const thumbnail = 'b'.repeat(64);

const firmOf = (events: readonly ((FirmEvent | AccountEvent) & Recorded)[]) =>
  events.reduce<FirmRow | null>((row, event) => fold(firmView, row, event), null);

describe('saving a company', () => {
  test('records each part at first', () => {
    given(firm, [], scenario)
      .when(save())
      .then(...history);
  });

  test('records nothing when nothing changed', () => {
    given(firm, history, scenario)
      .when(save({ links: [], logo: null }))
      .nothing();
  });

  test('records only the part that changed', () => {
    given(firm, history, scenario)
      .when(save({ phone: '+1 819 555 0100' }))
      .then({ type: 'ContactChanged', data: { accountId, ...contact, phone: '+1 819 555 0100' } });
  });

  test('records a picture once, and its removal', () => {
    const changed: FirmEvent = { type: 'PictureChanged', data: { accountId, which: 'logo', image, thumbnail } };
    given(firm, history, scenario)
      .when(save({ logo: { image, thumbnail } }))
      .then(changed);
    given(firm, [...history, changed], scenario)
      .when(save({ logo: { image, thumbnail } }))
      .nothing();
    given(firm, [...history, changed], scenario)
      .when(save({ logo: null }))
      .then({ type: 'PictureChanged', data: { accountId, which: 'logo', image: null, thumbnail: null } });
  });

  test('keeps links in one order and drops empty ones', () => {
    const links = [
      { kind: 'facebook' as const, url: 'https://facebook.example/ferme' },
      { kind: 'website' as const, url: 'https://ferme.example' },
    ];
    const changed: FirmEvent = { type: 'LinksChanged', data: { accountId, links: links.toReversed() } };
    given(firm, history, scenario)
      .when(save({ links: [...links, { kind: 'twitter', url: '' }] }))
      .then(changed);
    given(firm, [...history, changed], scenario)
      .when(save({ links }))
      .nothing();
  });

  test('takes an address without a place, which leaves the company without a location', () => {
    given(firm, history.slice(0, 2), scenario)
      .when(save({ address: { ...written, ...nowhere } }))
      .then({ type: 'AddressWritten', data: { accountId, ...written } });
  });

  test('does not take the place of a company off the map by a typing mistake', () => {
    const elsewhere = { ...written, ...nowhere, city: 'Sherbroke' };
    given(firm, history, scenario)
      .when(save({ address: elsewhere }))
      .refused('address_not_located', 'firm.address.raw');
    given(firm, history, scenario)
      .when(save({ address: { ...written, timeZone: null } }))
      .nothing();
    given(firm, history, scenario)
      .when(save({ address: { ...written, ...nowhere } }))
      .refused('address_not_located');
  });
});

describe('what a company may say of itself', () => {
  const form = {
    ...described,
    ...contact,
    address: { ...written, latitude: 45.4, longitude: -71.9 },
  };
  const wrong = (more: object) =>
    (FirmChange.safeParse({ firm: { ...form, ...more } }).error?.issues ?? []).map(({ path }) => path.join('.'));

  test('all wrong fields are named at once', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ name: ' ', ownerName: '', foundationDate: '2001-02-30', email: 'ana', phone: 'call me' })).toEqual(
      expect.arrayContaining(['firm.name', 'firm.ownerName', 'firm.foundationDate', 'firm.email', 'firm.phone']),
    );
    expect(wrong({ address: { ...form.address, zipcode: '', countryCode: 'CAN' } })).toEqual([
      'firm.address.countryCode',
      'firm.address.zipcode',
    ]);
  });

  test('latitude and longitude belong together', () => {
    expect(wrong({ address: { ...written, latitude: 45 } })).toEqual(['firm.address.longitude']);
    expect(wrong({ address: { ...written, latitude: null, longitude: -71 } })).toEqual(['firm.address.latitude']);
    expect(wrong({ address: { ...written, city: '', latitude: 45 } })).toEqual([
      'firm.address.city',
      'firm.address.longitude',
    ]);
    expect(wrong({ address: written })).toEqual([]);
  });

  test.each(['9999-12-31', '0514-05-14', '2001-02-30'])('%p is no foundation date', (foundationDate) => {
    expect(wrong({ foundationDate })).toEqual(['firm.foundationDate']);
  });

  test.each(['ZZ', 'XX', 'EU', 'CAN'])('%p is no country', (countryCode) => {
    expect(wrong({ address: { ...form.address, countryCode } })).toEqual(['firm.address.countryCode']);
  });

  test.each(['\u200B', '\u200B \u2060\u00AD', '\u2800', '\u3164'])('%j is no name, as nobody sees it', (name) => {
    expect(wrong({ name })).toEqual(['firm.name']);
    expect(wrong({ address: { ...form.address, city: name } })).toEqual(['firm.address.city']);
  });

  test.each(['', '819-555-0100', '819.555.0100', '+33 1.23.45.67.89', '+1 (819) 555-0100', '01 23 45 67 89'])(
    '%p is a phone number',
    (phone) => {
      expect(wrong({ phone })).toEqual([]);
    },
  );

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '/evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:////evil.example',
    'https://ev\til.example',
    'JavaScript:alert(1)',
    ' data:text/html,x',
    'http://ferme.example',
    'https://user:secret@ferme.example',
    'https://localhost',
    'file:///etc/passwd',
    '//',
    'https://evil.example/\u202Emoc.elpmaxe',
    'https://ferme\u200B.example',
  ])('%p is no link', (url) => {
    expect(WebAddress.safeParse(url).success).toBe(false);
  });

  test('a link may be typed without its scheme', () => {
    expect(WebAddress.parse('ferme.example/paniers')).toBe('https://ferme.example/paniers');
  });

  test('there is one link of each kind', () => {
    const url = 'https://ferme.example';
    expect(Links.safeParse([{ kind: 'website', url }, { kind: 'website', url }]).success).toBe(false); // prettier-ignore
  });
});

describe('the rows of a company', () => {
  const registered: AccountEvent = {
    type: 'AccountRegistered',
    data: { accountId, kind: 'Producer', name: 'Ana', email: 'ana@ferme.example', language: 'fr' },
  };
  const all: readonly (FirmEvent | AccountEvent)[] = [
    registered,
    ...history,
    { type: 'LinksChanged', data: { accountId, links: [{ kind: 'website', url: 'https://ferme.example' }] } },
    {
      type: 'PublicDetailsChosen',
      data: { accountId, showAddress: true, showZip: false, showEmail: false, showPhone: true },
    },
    { type: 'PictureChanged', data: { accountId, which: 'additional', image, thumbnail } },
  ];

  test('tell what was saved', () => {
    expect(firmView.row.parse(firmOf(recorded(all, scenario)))).toMatchObject({
      ...described,
      ...contact,
      address: written.raw,
      ...place,
      showAddress: true,
      showZip: false,
      additional: { image, thumbnail },
      logo: null,
    });
  });

  test('are the same when every event is folded twice', () => {
    const events = recorded(all, scenario);
    const twice = events.flatMap((event) => [event, event]);
    expect(firmOf(twice)).toEqual(firmOf(events));
  });

  test('are gone once the account is erased', () => {
    const events = recorded([...all, { type: 'AccountErased', data: { accountId } } as AccountEvent], scenario);
    expect(firmOf(events)).toBeNull();
  });
});
