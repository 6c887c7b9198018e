import type { WireError } from '@terroir/http/wire';

/** One reason of a refused request; `field` is a dotted camelCase path into the request body. */
export type Fault = WireError;

/** Why a call gave nothing. `network`: no answer came at all, so nothing is known about the server's side. */
export class Failure extends Error {
  override readonly name = 'Failure';
  constructor(
    readonly kind: 'network' | 'answer',
    readonly status: number,
    readonly faults: readonly Fault[],
    readonly requestId: string | null,
    options?: ErrorOptions,
  ) {
    super(faults[0]?.code ?? kind, options);
  }

  /** The first code, e.g. `email_taken`; `network` when no answer came. */
  get code(): string {
    return this.kind === 'network' ? 'network' : (this.faults[0]?.code ?? 'unknown');
  }
}

/** Any thrown value as a `Failure`; what is none becomes `unknown` and keeps its cause. */
export function asFailure(thrown: unknown): Failure {
  return thrown instanceof Failure ? thrown : new Failure('answer', 0, [], null, { cause: thrown });
}
