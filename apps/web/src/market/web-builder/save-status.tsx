import { Button, LiveRegion, StickyStrip, styled } from '@terroir/ui-kit';
import { useRef } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Conflict, usePicks } from '../../records/conflict.tsx';
import { partsOf, valueAt, type Path } from './draft-values.ts';
import { useFieldWords } from './use-field-words.tsx';
import type { WebsiteDraftHandle } from './use-website-draft.ts';

const Line = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary, minHeight: '1.5em' }));

/** Whether what is typed is saved, in a few words. */
export function useSaveWords({ status }: Pick<WebsiteDraftHandle['state'], 'status'>): string {
  const t = useTexts('web-builder');
  return status === 'waiting' ? t('status.saving') : t(`status.${status}`);
}

/** Whether what is typed is saved, and what to do where it is not: in sight however far down one types. */
export function SaveStatus({ handle: { draft, state } }: { handle: WebsiteDraftHandle }) {
  const t = useTexts('web-builder');
  const { status, failure } = state;
  const sentence = useSaveWords(state);
  const choice = useRef<HTMLDivElement>(null);
  const isFine = status !== 'failed' && status !== 'clash';
  return (
    <>
      <Line data-save-status={status}>
        <LiveRegion>{isFine ? sentence : null}</LiveRegion>
      </Line>
      {status === 'failed' ? (
        <StickyStrip
          short={sentence}
          action={
            <Button size="small" onClick={() => void draft.flush()}>
              {t('shell:failed.retry')}
            </Button>
          }
        >
          {sentence} {errorMessage(failure, t)} {t('status.kept')}
        </StickyStrip>
      ) : null}
      {status === 'clash' ? (
        <StickyStrip
          short={sentence}
          action={
            <Button size="small" onClick={() => choice.current?.scrollIntoView({ block: 'center' })}>
              {t('status.choose')}
            </Button>
          }
        >
          {sentence} {t('status.waits')}
        </StickyStrip>
      ) : null}
      <div ref={choice}>
        <Clash draft={draft} clash={state.clash} edits={state.edits} />
      </div>
    </>
  );
}

/** What somebody else saved of the fields that were edited here, to choose field by field. */
function Clash({
  draft,
  clash,
  edits,
}: Pick<WebsiteDraftHandle, 'draft'> & Pick<WebsiteDraftHandle['state'], 'clash' | 'edits'>) {
  const t = useTexts('web-builder');
  const words = useFieldWords();
  const picks = usePicks(clash?.theirs.version ?? null);
  if (!clash) return null;
  const rows = clash.paths.flatMap((path) => {
    const [section, field] = partsOf(path) ?? [];
    return section && field
      ? [
          {
            path,
            label: words.label(section, field),
            mine: words.value(field, edits[path]),
            theirs: words.value(field, valueAt(clash.theirs, path)),
          },
        ]
      : [];
  });
  return (
    <Conflict
      rows={rows}
      text={t('clash')}
      {...picks}
      onChosen={(theirs) => {
        const paths = rows.filter(({ label }) => theirs.includes(label)).map(({ path }): Path => path);
        void draft.settle(paths);
      }}
    />
  );
}
