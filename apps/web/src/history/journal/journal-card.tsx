import { Button, Card } from '@terroir/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import { useInstants } from '../../session/use-instants.ts';
import { fetchHistory, historyKey } from '../history-entries.ts';
import { useWho } from './use-who.ts';

/** The way to the journal, with how many changes it holds and the latest. Its screen names `history` among its texts. */
export function JournalCard() {
  const t = useTexts('history');
  const format = useFormat();
  const { instant } = useInstants();
  const who = useWho();
  const { data: page } = useQuery({
    queryKey: [...historyKey, 'latest'],
    queryFn: ({ signal }) => fetchHistory({}, { cursor: '', limit: 1, signal }),
  });
  const latest = page?.rows[0];
  return (
    <Card
      title={t('card.title')}
      actions={
        <Button size="small" href="/history">
          {t('card.open')}
        </Button>
      }
    >
      <p style={{ margin: 0 }}>
        {page && latest
          ? t('card.count', {
              count: page.total,
              shown: format.number(page.total),
              when: instant(latest.recordedAt),
              who: who(latest),
            })
          : t('card.empty')}
      </p>
    </Card>
  );
}
