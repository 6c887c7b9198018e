import { Button, LiveRegion, Notice, styled } from '@terroir/ui-kit';
import { errorMessage } from '../../api/error-message.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Conflict, usePicks } from '../../records/conflict.tsx';
import { partsOf, valueAt, type Path } from './draft-values.ts';
import { useFieldWords } from './use-field-words.tsx';
import type { WebsiteDraftHandle } from './use-website-draft.ts';

const Line = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary, minHeight: '1.5em' }));

/** Whether what is typed is saved, and what to do where it is not. */
export function SaveStatus({ handle: { draft, state } }: { handle: WebsiteDraftHandle }) {
  const t = useTexts('web-builder');
  const { status, failure } = state;
  const sentence =
    status === 'saved' ? t('status.saved') : status === 'waiting' || status === 'saving' ? t('status.saving') : null;
  return (
    <>
      <Line data-save-status={status}>
        <LiveRegion>{sentence}</LiveRegion>
      </Line>
      {status === 'failed' ? (
        <Notice
          severity="error"
          title={t('status.failed')}
          action={
            <Button size="small" onClick={() => void draft.flush()}>
              {t('shell:failed.retry')}
            </Button>
          }
        >
          {errorMessage(failure, t)} {t('status.kept')}
        </Notice>
      ) : null}
      <Clash draft={draft} clash={state.clash} edits={state.edits} />
    </>
  );
}

/** What somebody else saved of the fields that were edited here, to choose field by field. */
function Clash({
  draft,
  clash,
  edits,
}: Pick<WebsiteDraftHandle, 'draft'> & Pick<WebsiteDraftHandle['state'], 'clash' | 'edits'>) {
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
      {...picks}
      onChosen={(theirs) => {
        const paths = rows.filter(({ label }) => theirs.includes(label)).map(({ path }): Path => path);
        void draft.settle(paths);
      }}
    />
  );
}
