import { refuse } from '@terroir/kernel';
import type { FastifyRequest } from 'fastify';
import { RefusalError } from '../contract/errors.ts';
import { addressKey, Rates } from './rates.ts';
import type { RouteSpec } from '../contract/route.ts';
import type { RateLimit } from './shared-rates.ts';

/** Calls a minute; 0 is no limit. */
export interface RateOptions {
  readonly perAddress: number;
  readonly perAccount: number;
  readonly tight: number;
}

/** What counts the calls of a kind, so many a minute. */
export type MakeRates = (name: 'address' | 'account' | 'tight', perMinute: number) => RateLimit;

/** What one address may send in a day of what all may send to the same place. */
export const DAILY_SHARE = 20;
const DAY = 24 * 60 * 60 * 1000;

/** What is counted before a handler runs. Every method answers a promise only where counting waits for something. */
export class Limits {
  readonly #addresses: RateLimit;
  readonly #accounts: RateLimit;
  readonly #tight: RateLimit;
  /** In each process: who spreads over several gets a share of each. */
  readonly #shares: RateLimit;
  readonly #milliseconds: () => number;

  /** @param milliseconds a clock that never goes back */
  constructor(
    rates: RateOptions,
    milliseconds: () => number,
    make: MakeRates = (_name, perMinute) => new Rates(perMinute),
  ) {
    this.#addresses = make('address', rates.perAddress);
    this.#accounts = make('account', rates.perAccount);
    this.#tight = make('tight', rates.tight);
    this.#shares = new Rates(rates.tight === 0 ? 0 : DAILY_SHARE, DAY);
    this.#milliseconds = milliseconds;
  }

  /** Counts by where a call comes from. @throws RefusalError too_many_requests */
  byAddress(address: string, spec: RouteSpec): void | Promise<void> {
    const key = addressKey(address);
    const counted = this.#take(this.#addresses, key);
    if (!spec.limit) return counted;
    const tight = () => this.#take(this.#tight, `${spec.name} ${key}`);
    return counted instanceof Promise ? counted.then(tight) : tight();
  }

  /** Counts by who calls. @throws RefusalError too_many_requests */
  byAccount(accountId: string): void | Promise<void> {
    return this.#take(this.#accounts, accountId);
  }

  /**
   * Counts by the values of the body fields that the route names, so that many addresses do not help a guesser, nor one address
   * keeps others out.
   * @throws RefusalError too_many_requests
   */
  byField({ spec, body, ip }: FastifyRequest): void | Promise<void> {
    const { field, share } = spec?.limit ?? {};
    const of = share === undefined ? null : countedAt(body, share);
    if (of !== null) void this.#take(this.#shares, `${spec?.name} ${addressKey(ip)} ${of}`);
    const value = field === undefined ? null : countedAt(body, field);
    if (value !== null) return this.#take(this.#tight, `${spec?.name} = ${value}`);
  }

  #take(rates: RateLimit, key: string): void | Promise<void> {
    const taken = rates.take(key, this.#milliseconds());
    return taken instanceof Promise ? taken.then(within) : within(taken);
  }
}

/** The text at a dotted path of a body, so far as it is counted; null where there is none. */
function countedAt(body: unknown, path: string): string | null {
  let value = body;
  for (const name of path.split('.'))
    value =
      value !== null && typeof value === 'object' && Object.hasOwn(value, name)
        ? value[name as keyof typeof value]
        : undefined;
  return typeof value === 'string' ? value.trim().toLowerCase().slice(0, 254) : null;
}

function within(seconds: number): void {
  if (seconds > 0) throw new RefusalError(refuse('too_many_requests'), undefined, seconds);
}
