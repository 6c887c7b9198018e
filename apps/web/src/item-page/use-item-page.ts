import type { ItemAttributes, ItemPageAttributes } from '@terroir/market';
import { useEffect, useState } from 'react';
import type { Saved } from '../api/client.ts';
import { asFailure, type Failure } from '../api/failure.ts';
import { useLanguage } from '../i18n/texts.ts';
import { client } from '../session/session.ts';

/** An item with its producer and what is claimed of it. */
export type ItemPage = Saved<ItemAttributes & ItemPageAttributes>;

export interface ItemPageState {
  /** Of an answer before it stays while the next one is on its way. */
  readonly page: ItemPage | undefined;
  readonly failure: Failure | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

interface Answer {
  readonly to: string;
  readonly page?: ItemPage;
  readonly failure?: Failure;
}

/** The instant that a label was printed at, as the server takes it; `undefined` where the address names none. */
export function printedAt(search: string): string | undefined {
  const at = new Date(new URLSearchParams(search).get('at') ?? '');
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** The page of an item by its readable address, asked for again in each language. Each address has a screen of its own. */
export function useItemPage(slug: string, at: string | undefined): ItemPageState {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify([slug, at, language, attempt]);
  const [answer, setAnswer] = useState<Answer>({ to: '' });
  useEffect(() => {
    const stop = new AbortController();
    client.get<ItemPage>(`/items/${encodeURIComponent(slug)}`, { query: { at }, language, signal: stop.signal }).then(
      (page) => setAnswer({ to: asked, page }),
      (error: unknown) => {
        if (!stop.signal.aborted) setAnswer({ to: asked, failure: asFailure(error) });
      },
    );
    return () => stop.abort();
  }, [slug, at, language, asked]);
  const { page, failure } = answer;
  return { page, failure, isLoading: answer.to !== asked, retry: () => setAttempt((count) => count + 1) };
}
