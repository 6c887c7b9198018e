import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { PublicationAttributes, WebsiteAttributes, WebsiteContentAttributes } from '@terroir/market';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUnsaved } from '../../forms/unsaved.ts';
import type { Language } from '../../i18n/language.ts';
import { useUpload } from '../../pictures/use-upload.ts';
import { historyKey } from '../../history/history-entries.ts';
import { client } from '../../session/session.ts';
import type { Website } from './draft-values.ts';
import { createWebsiteDraft, type DraftCalls } from './website-draft.ts';

const websiteKey = ['website'] as const;
export const publicationsKey = [...websiteKey, 'publications'] as const;

/** The website of the company: its draft and what everybody sees. */
export const websiteQuery = queryOptions({
  queryKey: [...websiteKey, 'draft'],
  queryFn: ({ signal }) => client.get<WebsiteAttributes>('/website', { signal }),
  staleTime: 0, // another member may have edited it
});
/** What the sections show of the company, in a language. */
export const contentQuery = (language: Language) =>
  queryOptions({
    queryKey: [...websiteKey, 'content', language],
    queryFn: ({ signal }) => client.get<WebsiteContentAttributes>('/website/content', { signal }),
    staleTime: 0, // products, items and contact details are changed on other screens
  });

/** One page of the times at which the website was published, newest first. */
export const fetchPublications = (cursor: string, signal: AbortSignal) =>
  client.list<PublicationAttributes>('/website/publications', { query: { cursor, limit: 20 }, signal });

/** The draft of the website as it is typed; `website` is what was read of it last. */
export function useWebsiteDraft(website: Website, account: string) {
  const queries = useQueryClient();
  const upload = useUpload();
  const keep = (answer: Website): Website => {
    queries.setQueryData(websiteQuery.queryKey, answer);
    void queries.invalidateQueries({ queryKey: historyKey });
    return answer;
  };
  const calls: DraftCalls = {
    save: async (body, version) => {
      const send = (options: object) => client.put<WebsiteAttributes>('/website', body, { version, ...options });
      return keep(await (body.website.images.length > 0 ? upload.run(send) : send({})));
    },
    read: async () => keep(await client.get<WebsiteAttributes>('/website')),
    publish: async (version) => {
      const answer = keep(await client.post<WebsiteAttributes>('/publish_website', { website: {} }, { version }));
      void queries.invalidateQueries({ queryKey: publicationsKey });
      return answer;
    },
    revert: async (to, version) =>
      keep(await client.post<WebsiteAttributes>('/website/revert', { version: to }, { version })),
  };
  const [draft] = useState(() => createWebsiteDraft(website, account === '' ? null : `${account}:website`, calls));
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  useEffect(() => draft.open(), [draft]);
  useEffect(() => draft.replace(website), [draft, website]);
  useEffect(() => {
    const retry = () => {
      if (draft.state().status === 'failed') void draft.flush();
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [draft]);
  const { release } = useUnsaved(
    state.status === 'saving' ? 'sending' : draft.isUnsaved() ? 'unsaved' : false,
    draft.giveUp,
    // A picture takes its time: whoever leaves while it is sent is asked at once.
    () =>
      Object.keys(draft.state().images).length > 0 ? null : draft.flush().then((saved) => saved && !draft.isUnsaved()),
  );
  return {
    draft,
    state,
    release,
    /** 0 to 100 while a picture is sent. */
    percent: upload.percent,
    stopUpload: () => {
      upload.stop();
      draft.dropImages();
    },
  };
}
export type WebsiteDraftHandle = ReturnType<typeof useWebsiteDraft>;
