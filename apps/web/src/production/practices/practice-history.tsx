import { styled } from '@terroir/ui-kit';
import { useMemo } from 'react';
import type { HistoryEntry } from '../../history/history-entries.ts';
import type { HistoryWords } from '../../history/history-list.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { practiceNames, type Practices } from './practices.ts';

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

/** What an entry added to the list of followed practices, and what it took away. */
function changeOf({ changes }: Pick<HistoryEntry, 'changes'>) {
  const { from, to } = changes.find(({ field }) => field === 'practices') ?? {};
  const [before, after] = [idsIn(from), idsIn(to)];
  return {
    adopted: after.filter((id) => !before.includes(id)),
    dropped: before.filter((id) => !after.includes(id)),
  };
}

const Line = styled('span')({ display: 'block' });

/** How the history speaks of adopted and dropped practices; one is named in the sentence, several in a list below it. */
export function usePracticeHistory(practices: Practices | undefined): HistoryWords {
  const t = useTexts('practices');
  return useMemo(() => {
    const names = practiceNames(practices ?? { groups: [] });
    const nameOf = (id: string) => names.get(id) ?? id;
    const sentence = (kind: 'adopted' | 'dropped', ids: readonly string[]) =>
      ids.length === 1
        ? t(`history.${kind}One`, { practice: ids.map(nameOf).join() })
        : t(`history.${kind}`, { count: ids.length });
    const lines = (ids: readonly string[]) => ids.map((id) => <Line key={id}>{nameOf(id)}</Line>);
    return {
      event: (entry) => {
        const { adopted, dropped } = changeOf(entry);
        return entry.event === 'PracticesDropped' ? sentence('dropped', dropped) : sentence('adopted', adopted);
      },
      callsAt: () => '/followed_practices', // one list for a company
      field: () => t('history.practices'),
      value: () => undefined,
      changes: (entry) => {
        const { adopted, dropped } = changeOf(entry);
        if (adopted.length + dropped.length < 2) return [];
        return [
          {
            key: 'practices',
            field: t('history.practices'),
            ...(adopted.length > 0 ? { after: lines(adopted) } : {}),
            ...(dropped.length > 0 ? { before: lines(dropped) } : {}),
          },
        ];
      },
    };
  }, [t, practices]);
}
