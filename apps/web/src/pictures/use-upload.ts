import { useRef, useState } from 'react';
import type { Fetch } from '../api/client.ts';

/** Pictures of 8 MB each, over a slow line. */
const timeoutMs = 10 * 60_000;

/** A call that sends pictures: how far it is, and how to stop it. */
export function useUpload() {
  const [percent, setPercent] = useState<number>();
  const stopping = useRef<AbortController>(null);
  /** Sends with the options that it hands over. Throws what `send` throws, also when it was stopped. */
  const run = async <Answer>(
    send: (options: { fetch: Fetch; signal: AbortSignal; timeoutMs: number }) => Promise<Answer>,
  ): Promise<Answer> => {
    const { fetchWithProgress } = await import('../api/fetch-with-progress.ts');
    const stop = new AbortController();
    stopping.current = stop;
    setPercent(0);
    try {
      return await send({ fetch: fetchWithProgress(setPercent), signal: stop.signal, timeoutMs });
    } finally {
      setPercent(undefined);
    }
  };
  return {
    /** 0 to 100 while it runs. */
    percent,
    run,
    stop: () => stopping.current?.abort(),
    /** Whether the last call was stopped by the person. */
    wasStopped: () => stopping.current?.signal.aborted ?? false,
  };
}
