import { Button, EmptyState, PrintArea, Stack } from '@terroir/ui-kit';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { z } from 'zod';
import type { Saved } from '../../api/client.ts';
import { DraftNotice } from '../../forms/draft-notice.tsx';
import { useApiForm } from '../../forms/form.ts';
import { useTexts } from '../../i18n/texts.ts';
import { BannerPlace } from '../../messages/banner.tsx';
import { FollowedPractices } from './followed-practices.tsx';
import { GroupGrid } from './group-grid.tsx';
import { OthersNotice } from './others-notice.tsx';
import { PracticeGroupCard } from './practice-group-card.tsx';
import { PracticesSearch } from './practices-search.tsx';
import { countTicked, findPractices, ticksOf, type Practices } from './practices.ts';
import { SaveBar } from './save-bar.tsx';
import { usePracticesSave, type TicksForm } from './use-practices-save.ts';

const TicksSchema: z.ZodType<TicksForm, TicksForm> = z.object({ followed: z.record(z.string(), z.boolean()) });

/** Every practice with a box to tick, group by group; what is printed are those that are ticked. */
export function PracticesForm({ practices }: { practices: Saved<Practices> }) {
  const t = useTexts('practices');
  const id = useId();
  const [text, setText] = useState('');
  const [explained, setExplained] = useState(false);
  const form = useApiForm({
    texts: 'practices',
    schema: TicksSchema,
    defaultValues: { followed: ticksOf(practices) },
    draft: `${practices.id}:practices`,
    warnWhileSending: true,
  });
  const { send, others, dismissOthers } = usePracticesSave(form, practices);
  const ticks = form.watch('followed');
  // Typing goes first, the lists follow.
  const sought = useDeferredValue(text);
  const found = useMemo(() => findPractices(practices, sought), [practices, sought]);
  const bar = { practices, ticks, start: form.start.followed, sending: form.submitting, form: id };
  return (
    <>
      <PrintArea only="screen">
        <Stack spacing={3}>
          <BannerPlace area="practices" />
          <DraftNotice form={form} />
          <OthersNotice practices={practices} changed={others} onClose={dismissOthers} />
          <SaveBar {...bar} announced />
          <PracticesSearch
            text={text}
            onChange={setText}
            found={found?.size ?? null}
            explained={explained}
            onExplain={setExplained}
          />
          <form id={id} noValidate onSubmit={(event) => void send(event)}>
            <GroupGrid>
              {practices.groups.map((group) => (
                <PracticeGroupCard
                  key={group.id}
                  group={group}
                  count={countTicked(group, ticks)}
                  found={found}
                  explained={explained}
                  register={form.register}
                />
              ))}
            </GroupGrid>
          </form>
          {found?.size === 0 ? (
            <EmptyState
              drawing="search"
              title={t('search.none.title')}
              action={<Button onClick={() => setText('')}>{t('search.clear')}</Button>}
            >
              {t('search.none.text')}
            </EmptyState>
          ) : (
            <SaveBar {...bar} />
          )}
        </Stack>
      </PrintArea>
      <PrintArea only="paper">
        <FollowedPractices practices={practices} ticks={ticks} />
      </PrintArea>
    </>
  );
}
