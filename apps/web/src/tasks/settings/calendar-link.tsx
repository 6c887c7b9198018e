import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, ConfirmDialog, LiveRegion, Notice, Stack, TextField, useToasts } from '@terroir/ui-kit';
import { useState } from 'react';
import { newKey } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FailedQuery } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { client } from '../../session/session.ts';
import { SettingsSection } from './settings-section.tsx';

interface Feed {
  readonly active: boolean;
  readonly createdAt: string | null;
  /** Answered once, where the link is made. */
  readonly url: string | null;
}
const path = '/calendar_feed';
const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: async ({ signal }): Promise<Feed> => client.get<Feed>(path, { signal }),
});
const none: Feed = { active: false, createdAt: null, url: null };

/** The secret link by which calendar programs read the tasks: made, shown once, renewed, revoked. */
export function CalendarLink() {
  const t = useTexts('tasks');
  const figures = useFigures();
  const toasts = useToasts();
  const queries = useQueryClient();
  const feed = useQuery(feedQuery);
  const [url, setUrl] = useState<string | null>(null);
  const [asking, setAsking] = useState<'renew' | 'revoke' | null>(null);
  const keep = (stored: Feed) => queries.setQueryData(feedQuery.queryKey, { ...stored, url: null });
  const make = useMutation({
    mutationFn: () => client.post<Feed>(path, undefined, { key: newKey() }),
    onSuccess: (stored) => {
      keep(stored);
      setUrl(stored.url === null ? null : new URL(stored.url, location.origin).href);
      setAsking(null);
    },
    onError: () => queries.invalidateQueries({ queryKey: feedQuery.queryKey }),
  });
  const revoke = useMutation({
    mutationFn: () => client.remove(path),
    onSuccess: () => {
      keep(none);
      setUrl(null);
      setAsking(null);
      toasts.show({ text: t('settings.link.revoked') });
    },
  });
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ text: t('settings.link.copied') });
    } catch {
      // Over plain HTTP, or where the browser forbids it: it can be selected by hand.
      toasts.show({ severity: 'error', text: t('settings.link.notCopied') });
    }
  };
  const failed = (asking === 'revoke' ? revoke.error : make.error) ?? null;
  const said = failed && errorMessage(failed, t);
  const { active = false, createdAt = null } = feed.data ?? {};
  return (
    <SettingsSection title={t('settings.link.title')} text={t('settings.link.text')}>
      <FailedQuery query={feed} />
      <LiveRegion>
        {url ? (
          <Stack spacing={1.5}>
            <Notice severity="info">{t('settings.link.once')}</Notice>
            <TextField label={t('settings.link.address')} value={url} readOnly />
            <Button variant="contained" onClick={() => void copy(url)}>
              {t('settings.link.copy')}
            </Button>
          </Stack>
        ) : active && createdAt ? (
          <p style={{ margin: 0 }}>{t('settings.link.since', { day: figures.day(figures.dayOf(createdAt)) })}</p>
        ) : null}
        {said && asking === null ? <Notice severity="error">{said}</Notice> : null}
      </LiveRegion>
      {feed.data === undefined ? null : (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {active ? (
            <>
              <Button onClick={() => setAsking('renew')}>{t('settings.link.renew')}</Button>
              <Button color="error" onClick={() => setAsking('revoke')}>
                {t('settings.link.revoke')}
              </Button>
            </>
          ) : (
            <Button variant="contained" loading={make.isPending} onClick={() => make.mutate()}>
              {t('settings.link.make')}
            </Button>
          )}
        </Stack>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={t(asking === 'revoke' ? 'settings.link.revokeTitle' : 'settings.link.renewTitle')}
        color={asking === 'revoke' ? 'error' : 'primary'}
        confirmLabel={t(asking === 'revoke' ? 'settings.link.revoke' : 'settings.link.renew')}
        cancelLabel={t('shell:cancel')}
        loading={make.isPending || revoke.isPending}
        error={said ?? undefined}
        onCancel={() => setAsking(null)}
        onConfirm={() => (asking === 'revoke' ? revoke.mutate() : make.mutate())}
      >
        {t('settings.link.worthless')}
      </ConfirmDialog>
    </SettingsSection>
  );
}
