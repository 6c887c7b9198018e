import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { kafkaConnection, type KafkaConnection } from '@terroir/store';
import { z } from 'zod';
import { openTiles } from './open-tiles.ts';

// Everything that an operator can set, read once. An empty variable is as good as none.

const text = z.string().trim().min(1);
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);
const isProxy = (part: string): boolean => {
  const [address = '', bits, ...more] = part.trim().split('/');
  return isIP(address) !== 0 && more.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
};
/** `on` is one proxy in front: the address that it names itself. Whatever stands before that, anybody may have written. */
const proxies = z.union([
  z.enum(['on', 'off']).transform((value) => (value === 'on' ? 1 : false)),
  z
    .string()
    .regex(/^[1-9]$/)
    .transform(Number),
  text.refine((value) => value.split(',').every(isProxy)),
]);
const perMinute = z.coerce.number().int().min(0).max(1_000_000);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const tile = z.object({
  key: text,
  label: z.union([text, z.object({ en: text, fr: text })]),
  url: z.url({ protocol: /^https$/ }),
  attribution: z.string().default(''),
  attributionHref: z.url().optional(),
  maxZoom: z.int().min(0).max(24).optional(),
});
const json = z.string().transform((value, context): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
});

/** What a process of the cluster does; all of it by default. */
const roles = ['http', 'projections', 'publishing'] as const;
export type Role = (typeof roles)[number];

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('./data'),
  PUBLIC_URL: httpUrl.refine((value) => !/[?#]/.test(value)).optional(), // addresses are put behind it
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .refine((code) => Intl.supportedValuesOf('currency').includes(code))
    .default('CAD'),
  TIME_ZONE: text.refine(isTimeZone).default('America/Toronto'),
  DEMO: flag.optional(),
  EXPLICIT_CONSENT: flag.default(false),
  STRICT_ACCOUNTS: flag.default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL: z.literal('folder').optional(),
  MAIL_FROM: text.regex(/@/).default('Terroir <noreply@terroir.invalid>'),
  MASTER_KEY: text.optional(),
  OUTWARD: z.enum(['off', 'file']).default('off'),
  EVENTSTORE_URL: z.url({ protocol: /^(esdb|kurrentdb)(\+discover)?$/ }).optional(),
  MONGODB_URL: text.regex(/^mongodb(\+srv)?:\/\/\S+$/).optional(),
  STORE_PREFIX: text.regex(/^[a-z][a-z0-9_-]{0,30}$/).default('terroir'),
  ROLES: list.pipe(z.array(z.enum(roles)).min(1)).default([...roles]),
  // Their meaning is settled by `kafkaConnection`.
  KAFKA_BROKERS: text.optional(),
  KAFKA_SSL: text.optional(),
  KAFKA_USERNAME: text.optional(),
  KAFKA_PASSWORD: text.optional(),
  KAFKA_MECHANISM: text.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: proxies.default(false),
  RATE_LIMIT_ADDRESS: perMinute.default(1200),
  RATE_LIMIT_ACCOUNT: perMinute.default(1200),
  RATE_LIMIT_TIGHT: perMinute.default(10),
  GEOCODER_PROVIDER: z.enum(['here', 'nominatim']).optional(),
  GEOCODER_URL: httpUrl.optional(),
  GEOCODER_KEY: text.optional(),
  GEOCODER_ALLOWED_HOSTS: list.optional(),
  TILES: json.pipe(z.array(tile).max(10)).default([...openTiles]),
  FRAME_HOSTS: list
    .pipe(z.array(httpUrl))
    .default(['https://www.facebook.com', 'https://syndication.twitter.com', 'https://platform.twitter.com']),
  BLOG_URL_EN: httpUrl.optional(),
  BLOG_URL_FR: httpUrl.optional(),
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A wrong setting, in one sentence that names the variable. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

const meanings: Readonly<Partial<Record<keyof z.input<typeof environment>, string>>> = {
  PORT: 'a port from 0 to 65535',
  CURRENCY: 'a currency code such as CAD or EUR',
  TIME_ZONE: 'an IANA time zone such as America/Toronto',
  DEMO: '"on" or "off"',
  EXPLICIT_CONSENT: '"on" or "off"',
  STRICT_ACCOUNTS: '"on" or "off"',
  SMTP_URL: 'an address such as smtps://user:password@host:465',
  MAIL: '"folder" where letters are to stay files in DATA_DIR, or nothing',
  MAIL_FROM: 'a sender such as "Terroir <noreply@example.org>"',
  PUBLIC_URL: 'an address such as https://terroir.example.org',
  OUTWARD: '"off", or "file" for events as NDJSON under DATA_DIR/outward',
  EVENTSTORE_URL: 'an address such as esdb://user:password@host:2113?tls=true',
  MONGODB_URL: 'an address such as mongodb://user:password@host:27017/terroir',
  STORE_PREFIX: 'a short name in small letters, such as terroir',
  ROLES: 'some of http, projections and publishing, with commas',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, trace, silent',
  NODE_ENV: '"development", "test" or "production"',
  TRUST_PROXY: '"on" (one proxy), "off", how many proxies stand in front, or their addresses or ranges',
  RATE_LIMIT_ADDRESS: 'calls a minute, 0 for no limit',
  RATE_LIMIT_ACCOUNT: 'calls a minute, 0 for no limit',
  RATE_LIMIT_TIGHT: 'calls a minute, 0 for no limit',
  GEOCODER_PROVIDER: '"here" or "nominatim"',
  TILES: 'a JSON list of { key, label, url, attribution }, or nothing for maps without any',
  FRAME_HOSTS: 'addresses such as https://www.facebook.com, separated by commas',
};

/** The engines of the cluster profile, null for the embedded one. */
function clusterOf(env: z.output<typeof environment>) {
  const { EVENTSTORE_URL, MONGODB_URL, MASTER_KEY } = env;
  if (EVENTSTORE_URL === undefined || MONGODB_URL === undefined || MASTER_KEY === undefined) return null;
  return {
    eventStoreUrl: EVENTSTORE_URL,
    mongoUrl: MONGODB_URL,
    masterKey: MASTER_KEY,
    prefix: `${env.STORE_PREFIX}.`,
    roles: new Set<Role>(env.ROLES),
    kafka: kafkaOf(env),
  };
}

function kafkaOf(env: z.output<typeof environment>): KafkaConnection | null {
  const { KAFKA_BROKERS, KAFKA_SSL, KAFKA_USERNAME, KAFKA_PASSWORD, KAFKA_MECHANISM } = env;
  try {
    return kafkaConnection({ KAFKA_BROKERS, KAFKA_SSL, KAFKA_USERNAME, KAFKA_PASSWORD, KAFKA_MECHANISM });
  } catch (error) {
    throw new WrongSetting(error instanceof Error ? error.message : String(error));
  }
}

/** The settings of this installation. */
export type Config = ReturnType<typeof readConfig>;

/** @throws WrongSetting */
export function readConfig(given: Readonly<Record<string, string | undefined>>) {
  const set = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  // What is switched on by itself is switched off by an empty variable.
  if (given['TILES']?.trim() === '') set['TILES'] = '[]';
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    const meaning = meanings[name as keyof typeof meanings];
    // A secret must not be repeated where logs are kept.
    const value = /KEY|SMTP|_URL$|PASSWORD/.test(name) ? '' : ` "${String(set[name])}"`;
    throw new WrongSetting(
      `The setting ${name}${value} is wrong${meaning === undefined ? '' : `: it must be ${meaning}`}.`,
    );
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  if (production && env.DEMO === true)
    throw new WrongSetting('DEMO must be "off" in production: it creates accounts that everybody knows.');
  if (production && env.PUBLIC_URL === undefined)
    throw new WrongSetting('PUBLIC_URL must be set in production: links in mails begin with it.');
  if (production && env.SMTP_URL === undefined && env.MAIL === undefined)
    throw new WrongSetting(
      'SMTP_URL must be set in production: without it nobody gets a mail. MAIL=folder says that letters may stay files in DATA_DIR.',
    );
  if ((env.EVENTSTORE_URL === undefined) !== (env.MONGODB_URL === undefined))
    throw new WrongSetting('EVENTSTORE_URL and MONGODB_URL belong together: the cluster profile needs both.');
  if (env.EVENTSTORE_URL !== undefined && env.MASTER_KEY === undefined)
    throw new WrongSetting('MASTER_KEY must be set with EVENTSTORE_URL: all processes share it (32 bytes in base64).');
  if (env.EVENTSTORE_URL !== undefined && env.DEMO === true)
    throw new WrongSetting('DEMO fills a data folder: start with it, then `terroir migrate --to cluster`.');
  if (env.EVENTSTORE_URL === undefined && env.ROLES.length < roles.length)
    throw new WrongSetting('ROLES needs EVENTSTORE_URL and MONGODB_URL: an embedded installation is one process.');
  if (env.EVENTSTORE_URL === undefined && env.KAFKA_BROKERS !== undefined)
    throw new WrongSetting('KAFKA_BROKERS needs EVENTSTORE_URL and MONGODB_URL: the embedded profile tells no broker.');
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    publicUrl,
    https: publicUrl.startsWith('https:'),
    currency: env.CURRENCY,
    timeZone: env.TIME_ZONE,
    demo: env.DEMO ?? (!production && env.EVENTSTORE_URL === undefined),
    explicitConsent: env.EXPLICIT_CONSENT,
    strictAccounts: env.STRICT_ACCOUNTS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    masterKey: env.MASTER_KEY,
    outward: env.OUTWARD,
    cluster: clusterOf(env),
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    rates: { perAddress: env.RATE_LIMIT_ADDRESS, perAccount: env.RATE_LIMIT_ACCOUNT, tight: env.RATE_LIMIT_TIGHT },
    geocoder: env.GEOCODER_PROVIDER && {
      provider: env.GEOCODER_PROVIDER,
      ...(env.GEOCODER_URL === undefined ? {} : { url: env.GEOCODER_URL }),
      ...(env.GEOCODER_KEY === undefined ? {} : { key: env.GEOCODER_KEY }),
      ...(env.GEOCODER_ALLOWED_HOSTS === undefined ? {} : { allowedHosts: env.GEOCODER_ALLOWED_HOSTS }),
    },
    tiles: env.TILES,
    tileHosts: [...new Set(env.TILES.map(({ url }) => new URL(url.replaceAll(/\{[^}]*\}/g, '*')).origin))],
    frameHosts: env.FRAME_HOSTS,
    blog: env.BLOG_URL_EN && env.BLOG_URL_FR ? { en: env.BLOG_URL_EN, fr: env.BLOG_URL_FR } : null,
  };
}
