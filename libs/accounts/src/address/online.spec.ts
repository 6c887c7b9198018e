import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { gazetteer } from './gazetteer.ts';
import { onlineAddresses } from './online.ts';
import { addressSuggestions } from './suggestions.ts';

const embedded = gazetteer();
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A server on this machine that answers as a provider would; tells its host and what it was asked. */
async function provider(answer: RequestListener) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://provider'));
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, url: `http://${host}`, asked };
}
const json =
  (value: unknown): RequestListener =>
  (_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(value));
  };

const hereAnswer = {
  items: [
    {
      id: 'here:1',
      title: '12 Rue du Moulin, Sherbrooke',
      address: {
        label: '12 Rue du Moulin, Sherbrooke, QC J1H 1A1, Canada',
        countryCode: 'CAN',
        countryName: 'Canada',
        state: 'Québec',
        city: 'Sherbrooke',
        postalCode: 'J1H 1A1',
      },
      position: { lat: 45.41, lng: -71.88 },
    },
  ],
};
const place = {
  city: 'Sherbrooke',
  state: 'Québec',
  country: 'Canada',
  countryCode: 'CA',
  zipcode: 'J1H 1A1',
  latitude: 45.41,
  longitude: -71.88,
};

describe('addresses from HERE', () => {
  test('arrive in our shape, in the language of the reader, and the key goes to the provider alone', async () => {
    const { host, url, asked } = await provider(json(hereAnswer));
    const source = onlineAddresses({ provider: 'here', url, key: 'secret', allowedHosts: [host] });
    const found = await addressSuggestions(embedded, source).search('12 rue du Moulin', 'fr');
    expect(found).toMatchObject({ source: 'here', attribution: '© HERE', fallback: false, suggestions: [place] });
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      q: '12 rue du Moulin',
      limit: '10',
      lang: 'fr',
      apiKey: 'secret',
    });
    expect(JSON.stringify(found)).not.toContain('secret');
  });

  test('need a key', () => {
    expect(() => onlineAddresses({ provider: 'here' })).toThrow('key');
  });
});

describe('addresses from a Nominatim server', () => {
  test('arrive in our shape', async () => {
    const { host, url, asked } = await provider(
      json([
        {
          place_id: 7,
          lat: '45.41',
          lon: '-71.88',
          display_name: '12, Rue du Moulin, Sherbrooke, Québec, J1H 1A1, Canada',
          address: { town: 'Sherbrooke', state: 'Québec', postcode: 'J1H 1A1', country: 'Canada', country_code: 'ca' },
        },
      ]),
    );
    const source = onlineAddresses({ provider: 'nominatim', url: `${url}/osm/`, allowedHosts: [host] });
    const found = await addressSuggestions(embedded, source).search('12 rue du Moulin', 'en');
    expect(found).toMatchObject({ source: 'nominatim', fallback: false, suggestions: [{ id: '7', ...place }] });
    expect(asked[0]?.pathname).toBe('/osm/search');
    expect(asked[0]?.searchParams.get('accept-language')).toBe('en');
  });
});

describe('a provider that does not answer well', () => {
  const trouble: Readonly<Record<string, RequestListener>> = {
    'says no': (_, response) => response.writeHead(403).end('no'),
    'says nonsense': (_, response) => response.end('<html>'),
    'says something else': json({ items: [{ id: 1 }] }),
    'leads elsewhere': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'hangs up': (request) => request.socket.destroy(),
    'keeps silent': () => undefined,
    'never stops': (_, response) => {
      response.write('[');
      const more = () => response.write(' '.repeat(65_536)) && setImmediate(more);
      response.on('drain', more);
      more();
    },
  };

  test.each(Object.keys(trouble))('and %s is replaced by the gazetteer, which says so', async (name) => {
    const { host, url } = await provider(trouble[name] ?? (() => undefined));
    const options = { provider: 'here', url, key: 'secret', allowedHosts: [host] } as const;
    const reported: unknown[] = [];
    const milliseconds = name === 'keeps silent' ? 50 : 10_000;
    const suggestions = addressSuggestions(embedded, onlineAddresses(options, milliseconds), (error) =>
      reported.push(error),
    );
    const found = await suggestions.search('Sherbrooke', 'fr');
    expect(found).toMatchObject({ source: 'gazetteer', fallback: true });
    expect(found.suggestions[0]?.city).toBe('Sherbrooke');
    expect(reported).toHaveLength(1);
    expect(String(reported[0])).not.toContain('secret');
  });
});

describe('the host of a provider', () => {
  test('must be on the list', () => {
    const url = 'https://169.254.169.254';
    expect(() => onlineAddresses({ provider: 'nominatim', url })).toThrow('allowed');
    expect(() => onlineAddresses({ provider: 'nominatim', url, allowedHosts: ['example.org'] })).toThrow('allowed');
  });

  test('is asked over https, unless it is this machine', () => {
    const url = 'http://osm.example';
    expect(() => onlineAddresses({ provider: 'nominatim', url, allowedHosts: ['osm.example'] })).toThrow('https');
    expect(() => onlineAddresses({ provider: 'nominatim' })).not.toThrow();
  });
});
