import { Button, Notice, PrintArea } from '@terroir/ui-kit';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { queries } from '../api/query-client.ts';
import { useTexts } from '../i18n/texts.ts';
import { useInstants } from '../session/use-instants.ts';
import { lineAtom } from './line.ts';
import type offline from './offline.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    offline: typeof offline;
  }
}

/** Asks anew for what is shown: the first answer says that the line is up again. */
const tryAgain = () => void queries.invalidateQueries();

/** Above every page of a member while the line is down: since when what is shown stands, and a way to try again. */
export function OfflineBar() {
  const t = useTexts('offline');
  const { isDown, shownAsOf, downAt, isFull } = useAtomValue(lineAtom);
  const { instant, time, dayOf } = useInstants();
  useEffect(() => {
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, []);
  const isOfThatDay = shownAsOf !== null && downAt !== null && dayOf(shownAsOf) === dayOf(downAt);
  const said = [
    ...(isDown ? [t('down')] : []),
    ...(shownAsOf === null ? [] : [t('asOf', { time: isOfThatDay ? time(shownAsOf) : instant(shownAsOf) })]),
    ...(isFull ? [t('full')] : []),
  ];
  return (
    <PrintArea only="screen">
      <div style={{ maxWidth: 1264, marginInline: 'auto', padding: '8px 16px 0' }}>
        <Notice
          severity={isFull ? 'warning' : 'info'}
          live="polite"
          action={
            isDown ? (
              <Button size="small" onClick={tryAgain}>
                {t('shell:failed.retry')}
              </Button>
            ) : null
          }
        >
          {said.join(' · ')}
        </Notice>
      </div>
    </PrintArea>
  );
}
