import { useQuery } from '@tanstack/react-query';
import { isFilled } from '@terroir/market';
import { Button, ConfirmDialog, PageHeader, PrintArea, Stack, StickyStrip, useToasts } from '@terroir/ui-kit';
import { useState } from 'react';
import { QueryState } from '../../api/query-state.tsx';
import { errorMessage } from '../../api/error-message.ts';
import { HistoryDrawer } from '../../history/history-drawer.tsx';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { useProfile } from '../../session/profile.ts';
import { useInstants } from '../../session/use-instants.ts';
import type { SectionName, WebsiteContent } from '../../website-sections/section.ts';
import { sectionNames } from './section-names.ts';
import { BuilderIcon } from './builder-icon.tsx';
import { withEdits, type Website } from './draft-values.ts';
import { PreviewPane } from './preview-pane.tsx';
import { PublicationsDrawer } from './publications-drawer.tsx';
import { SaveStatus } from './save-status.tsx';
import { SectionEditor } from './section-editor.tsx';
import { useWebsiteWords } from './use-website-words.tsx';
import { contentQuery, useWebsiteDraft, websiteQuery } from './use-website-draft.ts';

const alwaysThere: ReadonlySet<SectionName> = new Set(['header', 'contact', 'footer']);

/** The website of a company: nine sections that are saved as they are typed, seen as they will be, and published (S1 §2). */
export default function WebBuilderScreen() {
  const website = useQuery(websiteQuery);
  const content = useQuery(contentQuery(useLanguage()));
  const account = useProfile().data?.id ?? '';
  return (
    <QueryState query={website}>
      {(found) => (
        <QueryState query={content}>
          {(shown) => <Builder key={account} website={found} content={shown} account={account} />}
        </QueryState>
      )}
    </QueryState>
  );
}

interface BuilderProps {
  website: Website;
  content: WebsiteContent;
  account: string;
}

function Builder({ website, content, account }: BuilderProps) {
  const t = useTexts('web-builder');
  const toasts = useToasts();
  const instants = useInstants();
  const handle = useWebsiteDraft(website, account);
  const words = useWebsiteWords();
  const sectionWords = useTexts('put-to-market');
  const [previewing, setPreviewing] = useState(false);
  const [drawer, setDrawer] = useState<'publications' | 'history' | null>(null);
  const [publishing, setPublishing] = useState(false);
  /** Sections that are hard to read: nobody publishes one without being asked. */
  const [hard, setHard] = useState<ReadonlySet<SectionName>>(new Set());
  /** What is asked before it is published. */
  const [question, setQuestion] = useState<'hard' | 'bare' | null>(null);
  const onHard = (name: SectionName, isHard: boolean) =>
    setHard((before) => new Set(isHard ? [...before, name] : [...before].filter((each) => each !== name)));
  const [restoring, setRestoring] = useState<number | null>(null);
  const { draft, state } = handle;
  const { saved } = state;
  const { slug, published } = saved;
  const sayFailed = (thrown: unknown) => toasts.show({ severity: 'error', text: errorMessage(thrown, t) });

  const hardNames = sectionNames
    .filter((name) => hard.has(name))
    .map((name) => sectionWords(`website.sections.${name}`));
  const publish = async () => {
    setQuestion(null);
    setPublishing(true);
    try {
      // Where saving failed its own notice says why.
      if ((await draft.publish()) !== null) toasts.show({ text: t('published.done') });
    } catch (thrown) {
      sayFailed(thrown);
    }
    setPublishing(false);
  };
  const undo = async (version: number) => {
    try {
      await draft.revert(version);
      toasts.show({ text: t('publications.undone') });
    } catch (thrown) {
      sayFailed(thrown);
    }
  };
  const restore = async (version: number, when: string) => {
    setRestoring(version);
    try {
      const before = await draft.revert(version);
      if (before !== null) {
        setDrawer(null);
        toasts.show({
          text: t('publications.restored', { when }),
          action: { label: t('publications.undo'), onSelect: () => void undo(before) },
        });
      }
    } catch (thrown) {
      sayFailed(thrown);
    }
    setRestoring(null);
  };
  const sections = saved.sections.map((section) => withEdits(section, state.edits));
  /** Nothing but what every website has: the first publication of that is asked about. */
  const isBare =
    published === null &&
    sections.every((section) => alwaysThere.has(section.identifier) || !section.enabled || !isFilled(section, content));
  const standing = published === null ? 'never' : saved.changed || draft.isUnsaved() ? 'changed' : 'current';
  return (
    <>
      <PageHeader
        title={t('shell:routes.webBuilder')}
        description={t('lead')}
        actions={
          <PrintArea only="screen">
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
              {/* First: it comes with the first publication, and nothing may come under the pointer then. */}
              {slug === null ? null : (
                <Button href={`/websites/${slug}`} external startIcon={<BuilderIcon name="view" />}>
                  {t('view')}
                </Button>
              )}
              <Button startIcon={<RecordIcon name="history" />} onClick={() => setDrawer('history')}>
                {t('history')}
              </Button>
              <Button startIcon={<BuilderIcon name="publications" />} onClick={() => setDrawer('publications')}>
                {t('publications.button')}
              </Button>
              <Button
                startIcon={<BuilderIcon name={previewing ? 'edit' : 'preview'} />}
                onClick={() => setPreviewing(!previewing)}
              >
                {t(previewing ? 'preview.close' : 'preview.open')}
              </Button>
            </Stack>
          </PrintArea>
        }
      />
      <Stack spacing={2} useFlexGap>
        <StickyStrip
          short={t(`published.short.${standing}`)}
          action={
            <Button
              size="small"
              variant="contained"
              startIcon={<BuilderIcon name="publish" />}
              loading={publishing}
              disabled={state.clash !== null}
              onClick={() => {
                if (hardNames.length > 0) setQuestion('hard');
                else if (isBare) setQuestion('bare');
                else void publish();
              }}
            >
              {t('publish')}
            </Button>
          }
        >
          {standing === 'never'
            ? t('published.never')
            : t(`published.${standing}`, { when: instants.instant(published?.publishedAt ?? '') })}
        </StickyStrip>
        <SaveStatus handle={handle} />
        {previewing ? (
          <PreviewPane sections={sections} content={content} />
        ) : (
          sectionNames.map((name) => (
            <SectionEditor key={name} name={name} handle={handle} content={content} onHard={onHard} />
          ))
        )}
      </Stack>
      <ConfirmDialog
        open={question !== null}
        title={t(`${question ?? 'hard'}.title`)}
        confirmLabel={t('hard.publish')}
        cancelLabel={t('hard.back')}
        onCancel={() => setQuestion(null)}
        onConfirm={() => void publish()}
      >
        {question === 'bare' ? t('bare.text') : t('hard.text', { sections: hardNames.join(', ') })}
      </ConfirmDialog>
      <PublicationsDrawer
        open={drawer === 'publications'}
        onClose={() => setDrawer(null)}
        onRestore={(version, when) => void restore(version, when)}
        restoring={restoring}
      />
      <HistoryDrawer
        open={drawer === 'history'}
        onClose={() => setDrawer(null)}
        title={t('historyTitle')}
        words={words}
        filter={{ resourceType: 'website' }}
      />
    </>
  );
}
