import { useEffect, useState } from 'react';
import type { Query, Saved } from '../api/client.ts';
import { asFailure, type Failure } from '../api/failure.ts';
import { useLanguage } from '../i18n/texts.ts';
import { client } from '../session/session.ts';

export interface PublicPageState<T> {
  /** Of an answer before it stays while the next one is on its way. */
  readonly page: Saved<T> | undefined;
  readonly failure: Failure | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

interface Answer<T> {
  readonly to: string;
  readonly page?: Saved<T>;
  readonly failure?: Failure;
}

/**
 * One record that everybody may read, without the cache of members' screens; asked for again in each language. Each address
 * has a screen of its own. `query` is compared by what it says.
 */
export function usePublicPage<T>(path: string, query: Query): PublicPageState<T> {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const said = JSON.stringify(query);
  const asked = JSON.stringify([path, said, language, attempt]);
  const [answer, setAnswer] = useState<Answer<T>>({ to: '' });
  useEffect(() => {
    const stop = new AbortController();
    client.get<T>(path, { query: JSON.parse(said) as Query, language, signal: stop.signal }).then(
      (page) => setAnswer({ to: asked, page }),
      (error: unknown) => {
        if (!stop.signal.aborted) setAnswer({ to: asked, failure: asFailure(error) });
      },
    );
    return () => stop.abort();
  }, [path, said, language, asked]);
  const { page, failure } = answer;
  return { page, failure, isLoading: answer.to !== asked, retry: () => setAttempt((count) => count + 1) };
}
