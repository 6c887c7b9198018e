import { here } from './here.ts';
import { nominatim } from './nominatim.ts';
import type { AddressSource } from './suggestion.ts';
import type { Ask } from './ask.ts';

/** The operator's choice of an online source. */
export interface OnlineAddresses {
  readonly provider: 'here' | 'nominatim';
  /** Where the server is; the provider's public one unless said. */
  readonly url?: string;
  /** The key of HERE. */
  readonly key?: string;
  /** Hosts (with port, if any) that may be asked; the provider's public one unless said. */
  readonly allowedHosts?: readonly string[];
}

const publicServers = {
  here: 'https://geocode.search.hereapi.com',
  nominatim: 'https://nominatim.openstreetmap.org',
} as const;

const MILLISECONDS = 3000;
const CHARACTERS = 1024 * 1024;

/**
 * The online source that the configuration names.
 * @param milliseconds how long it may take to answer
 * @throws Error when its host is not on the list, it is not https (but on this machine), or HERE has no key
 */
export function onlineAddresses(options: OnlineAddresses, milliseconds = MILLISECONDS): AddressSource {
  const { provider, url = publicServers[provider], key } = options;
  const allowed = new Set(options.allowedHosts ?? [new URL(publicServers[provider]).host]);
  const { protocol, host, hostname } = new URL(url);
  if (!allowed.has(host)) throw new Error(`The address server ${host} is not one of the allowed hosts`);
  const local = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  if (protocol !== 'https:' && !local) throw new Error(`The address server ${host} must be asked over https`);

  const ask: Ask = async (base, path, query) => {
    const target = new URL(base.replace(/\/$/, '') + path);
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
    const answer = await fetch(target, {
      redirect: 'error', // a redirect could lead to a host that is not on the list
      signal: AbortSignal.timeout(milliseconds),
      headers: { accept: 'application/json', 'user-agent': 'Terroir (address suggestions)' },
    });
    // The address holds the key, so no error may name it.
    if (!answer.ok) throw new Error(`The address server ${host} answered ${answer.status}`);
    return JSON.parse(await limited(answer, host)) as unknown;
  };
  if (provider === 'nominatim') return nominatim(ask, url);
  if (key === undefined || key === '') throw new Error('HERE needs a key');
  return here(ask, url, key);
}

/** The body as text. @throws when it is longer than a list of addresses can be */
async function limited({ body }: Response, host: string): Promise<string> {
  if (body === null) return '';
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > CHARACTERS) throw new Error(`The address server ${host} answered too much`);
  }
  return text + decoder.decode();
}
