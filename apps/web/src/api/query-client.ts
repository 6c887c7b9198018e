import { QueryClient } from '@tanstack/react-query';
import { Failure } from './failure.ts';

/** A read that failed for want of an answer is tried twice more; a refusal would only be repeated. */
const worthRetrying = (failures: number, error: Error) =>
  failures < 2 && error instanceof Failure && (error.kind === 'network' || error.status === 503);

/** Everything that was fetched. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 10_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
