import { Button, LiveRegion, StickyStrip, styled } from '@terroir/ui-kit';
import { useEffect, useRef, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '../../api/error-message.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Conflict, usePicks } from '../../records/conflict.tsx';
import { partsOf, valueAt, type Path } from './draft-values.ts';
import { SteadyTyping } from './steady-typing.tsx';
import { useFieldWords } from './use-field-words.tsx';
import type { WebsiteDraftHandle } from './use-website-draft.ts';

const Line = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary, minHeight: '1.5em' }));

/** Without a box of its own: the strips stay in sight for as long as what is around all of it. */
const Parts = styled('div')({ display: 'contents' });

/** As far below the top as the strip above it, once that sticks there. */
const Choice = styled('div')({ scrollMarginTop: -12 });
const showFromStart = (choice: HTMLElement) => choice.scrollIntoView({ block: 'start' });

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
  /** Where the focus was before it came here. */
  const origin = useRef<HTMLElement>(null);
  const remember = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
  };
  useEffect(() => {
    // It takes the focus by itself where nobody types, which alone brings its middle into sight.
    if (status === 'clash' && choice.current?.contains(document.activeElement)) showFromStart(choice.current);
  }, [status]);
  const goToChoice = () => {
    if (choice.current) showFromStart(choice.current);
    choice.current?.querySelector<HTMLElement>('[data-choice]')?.focus({ preventScroll: true });
  };
  const isFine = status !== 'failed' && status !== 'clash';
  return (
    <SteadyTyping when={status}>
      <Parts onFocus={remember}>
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
              <Button size="small" onClick={goToChoice}>
                {t('status.choose')}
              </Button>
            }
          >
            {sentence} {t('status.waits')}
          </StickyStrip>
        ) : null}
        <Choice ref={choice}>
          <Clash draft={draft} clash={state.clash} edits={state.edits} onSettled={() => origin.current?.focus()} />
        </Choice>
      </Parts>
    </SteadyTyping>
  );
}

/** What somebody else saved of the fields that were edited here, to choose field by field. */
function Clash({
  draft,
  clash,
  edits,
  onSettled,
}: Pick<WebsiteDraftHandle, 'draft'> &
  Pick<WebsiteDraftHandle['state'], 'clash' | 'edits'> & {
    /** The choice has left the page. */
    onSettled: () => void;
  }) {
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
        // What is above the place must have left before it is gone to: the page gets shorter by it.
        flushSync(() => void draft.settle(paths));
        onSettled();
      }}
    />
  );
}
