import type { BrowserContext, Page } from '@playwright/test';
import { call, mailedToken, newProducer } from '../../../tools/front-door.mjs';
import type { Language, Terroir } from './terroir.ts';

/** The password of every account that a journey makes. */
export const password = 'Rhubarbe-42!';

/** Accounts of the demo region, by what they may use. */
export const demoPeople = {
  levelTwo: 'douglas.heath@terroir.example',
  premium: 'margaret.whitcomb@terroir.example',
  business: 'emilie.gagnon@terroir.example',
} as const;
export const demoPassword = 'Recolte-2026!';

/** Somebody with an account, and the token of one session of theirs. */
export interface Person {
  readonly email: string;
  readonly token: string;
}

/** Signs in over the API, as another browser would. */
export async function signIn(terroir: Terroir, email: string, secret = password): Promise<Person> {
  const { body } = await call(terroir.url, 'POST', '/authenticate', { body: { email, password: secret } });
  return { email, token: (body as { data: { attributes: { token: string } } }).data.attributes.token };
}

/** Registers and confirms: a producer or business without an address. */
export async function newcomer(terroir: Terroir, kind: 'Producer' | 'Business', email: string): Promise<Person> {
  await call(terroir.url, 'POST', '/accounts', {
    body: {
      account: {
        email,
        password,
        password_confirmation: password,
        accountable_type: kind,
        accountable: { name: 'Camille Roy', terms_accepted: true, newsletter_subscribed: false },
      },
    },
  });
  await call(terroir.url, 'POST', '/confirm', {
    body: { token: await mailedToken(terroir.dataDir, email, 'confirm') },
  });
  return signIn(terroir, email);
}

/** A producer whose company has its place: plan level 1, with empty books. `position`: from where on the company is known. */
export async function settledProducer(terroir: Terroir, email: string): Promise<Person & { position: string }> {
  const { token, position } = await newProducer(terroir.url, terroir.dataDir, email);
  return { email, token, position: position ?? '0' };
}

export interface Wishes {
  readonly language: Language;
  readonly theme?: 'light' | 'dark';
  /** The session that this browser holds already. */
  readonly token?: string;
}

/** What a browser remembers from an earlier visit. Set once: what the person chooses afterwards stays. */
export async function remembers(browser: Page | BrowserContext, { language, theme, token }: Wishes): Promise<void> {
  await browser.addInitScript(
    (kept) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('journey') !== null) return;
      sessionStorage.setItem('journey', 'begun');
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    },
    {
      'terroir-language': language,
      ...(theme === undefined ? {} : { 'terroir-theme': theme }),
      ...(token === undefined ? {} : { 'terroir-token': JSON.stringify(token) }),
    },
  );
}

export interface Recorded {
  readonly notes: string;
  readonly quantity_raw: number;
  readonly cost: number;
  /** Today unless said. */
  readonly occurred_on?: string;
}

/** Records a line over the API: seeds among the inputs, tomatoes among the outputs, in kilograms. @returns its id */
export async function records(
  terroir: Terroir,
  token: string,
  side: 'input' | 'output',
  line: Recorded,
): Promise<string> {
  const category =
    side === 'input' ? { input_category_id: 'vegetable_seeds' } : { output_category_id: 'tomatoes_peppers_aubergines' };
  const { body, headers } = await call(terroir.url, 'POST', `/producer_${side}s`, {
    token,
    body: { [`producer_${side}`]: { ...category, ...line, unit_id: 'kilogram' } },
  });
  // A page that is opened next did not write the line: it reads whatever is there.
  const position = headers.get('x-position') ?? '';
  await call(terroir.url, 'GET', `/producer_${side}s?limit=1`, { token, headers: { 'x-min-position': position } });
  return (body as { data: { id: string } }).data.id;
}
