import { refuse } from '@terroir/kernel';
import type { FastifyRequest } from 'fastify';
import { RefusalError } from './errors.ts';
import { addressKey, Rates } from './rates.ts';
import type { RouteSpec } from './route.ts';

/** Calls a minute; 0 is no limit. */
export interface RateOptions {
  readonly perAddress: number;
  readonly perAccount: number;
  readonly tight: number;
}

/** What is counted before a handler runs. Every method @throws RefusalError too_many_requests */
export class Limits {
  readonly #addresses: Rates;
  readonly #accounts: Rates;
  readonly #tight: Rates;
  readonly #milliseconds: () => number;

  /** @param milliseconds a clock that never goes back */
  constructor(rates: RateOptions, milliseconds: () => number) {
    this.#addresses = new Rates(rates.perAddress);
    this.#accounts = new Rates(rates.perAccount);
    this.#tight = new Rates(rates.tight);
    this.#milliseconds = milliseconds;
  }

  /** Counts by where a call comes from. */
  byAddress(address: string, spec: RouteSpec): void {
    const key = addressKey(address);
    this.#take(this.#addresses, key);
    if (spec.limit) this.#take(this.#tight, `${spec.name} ${key}`);
  }

  /** Counts by who calls. */
  byAccount(accountId: string): void {
    this.#take(this.#accounts, accountId);
  }

  /** Counts by the value of the body field that the route names, so that many addresses do not help a guesser. */
  byField({ spec, body }: FastifyRequest): void {
    if (spec?.limit?.field === undefined) return;
    let value = body;
    for (const name of spec.limit.field.split('.'))
      value =
        value !== null && typeof value === 'object' && Object.hasOwn(value, name)
          ? value[name as keyof typeof value]
          : undefined;
    if (typeof value === 'string')
      this.#take(this.#tight, `${spec.name} = ${value.trim().toLowerCase().slice(0, 254)}`);
  }

  #take(rates: Rates, key: string): void {
    const seconds = rates.take(key, this.#milliseconds());
    if (seconds > 0) throw new RefusalError(refuse('too_many_requests'), undefined, seconds);
  }
}
