import { Button, Notice, PrintArea, Stack } from '@terroir/ui-kit';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { queries } from '../api/query-client.ts';
import { useTexts } from '../i18n/texts.ts';
import { useInstants } from '../session/use-instants.ts';
import { lineAtom } from '../offline/line.ts';
import type offline from '../offline/offline.en.json';
import { store } from '../session/store.ts';
import { kick, outboxAtom } from './outbox.ts';
import { OutboxDrawer } from './outbox-drawer.tsx';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    offline: typeof offline;
  }
}

/** Asks anew for what is shown: the first answer says that the line is up again. */
const tryAgain = () => {
  void queries.invalidateQueries();
  void kick();
};

/**
 * Above every page of a member while the line is down or something is not sent: since when what is shown stands, how much
 * waits, and the ways to see it and to try again.
 */
export function OfflineBar() {
  const t = useTexts('offline');
  const { isDown, shownAsOf, downAt, isFull } = useAtomValue(lineAtom, { store });
  const { entries } = useAtomValue(outboxAtom, { store });
  const refused = entries.filter(({ refusal }) => refusal !== null).length;
  const [open, setOpen] = useState(false);
  const { instant, time, dayOf } = useInstants();
  useEffect(() => {
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, []);
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      // The button that opened the list left with the last entry.
      if (store.get(outboxAtom).entries.length === 0)
        document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    };
  }, [open]);
  const isOfThatDay = shownAsOf !== null && downAt !== null && dayOf(shownAsOf) === dayOf(downAt);
  const said = [
    ...(isDown ? [t('down')] : []),
    ...(shownAsOf === null ? [] : [t('asOf', { time: isOfThatDay ? time(shownAsOf) : instant(shownAsOf) })]),
    ...(isFull ? [t('full')] : []),
    ...(entries.length > refused ? [t('count.waiting', { count: entries.length - refused })] : []),
    ...(refused > 0 ? [t('count.refused', { count: refused })] : []),
  ];
  if (said.length === 0 && !open) return null;
  return (
    <PrintArea only="screen">
      <div style={{ maxWidth: 1264, marginInline: 'auto', padding: '8px 16px 0' }}>
        <Notice
          severity={isFull || refused > 0 ? 'warning' : 'info'}
          live="polite"
          action={
            <Stack direction="row" spacing={1}>
              {entries.length > 0 ? (
                <Button size="small" onClick={() => setOpen(true)}>
                  {t('show')}
                </Button>
              ) : null}
              {isDown ? (
                <Button size="small" onClick={tryAgain}>
                  {t('shell:failed.retry')}
                </Button>
              ) : null}
            </Stack>
          }
        >
          {said.join(' · ')}
        </Notice>
      </div>
      <OutboxDrawer open={open} onClose={() => setOpen(false)} />
    </PrintArea>
  );
}
