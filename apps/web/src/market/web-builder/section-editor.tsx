import { Card, styled, TextLink, Toolbar } from '@terroir/ui-kit';
import { isFilled, optionalSections } from '@terroir/market';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { SectionName, WebsiteContent } from '../../website-sections/section.ts';
import { WebsiteFrame } from '../../website-sections/website-sections.tsx';
import { WebsiteSection } from '../../website-sections/website-section.tsx';
import { BuilderIcon } from './builder-icon.tsx';
import { ContrastPanel } from './contrast-panel.tsx';
import { contrastVerdict } from './contrast-verdict.ts';
import { withEdits, type Field } from './draft-values.ts';
import { usePictureTones } from './picture-tones.ts';
import { useSaveWords } from './save-status.tsx';
import { SectionPanel, type Tool } from './section-panel.tsx';
import type { WebsiteDraftHandle } from './use-website-draft.ts';

const tools = ['content', 'backgroundColor', 'color', 'image', 'opacity'] as const satisfies readonly Tool[];
/** Where what a section shows is entered. */
const sources = {
  products: '/production-food/addProduce',
  items: '/put-to-market/addItem',
  aboutUs: '/company-details',
  socialMedia: '/company-details',
  contact: '/company-details',
} as const satisfies Partial<Record<SectionName, string>>;
type Sourced = keyof typeof sources;
const coloured: readonly Tool[] = ['backgroundColor', 'color', 'opacity'];
const isSourced = (name: SectionName): name is Sourced => name in sources;

/** The tools beside what they change, where there is room; above it elsewhere. */
const Work = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: '0 16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) 22.5rem' } },
}));
const Panel = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: 136, gridColumn: 2, gridRow: 1 },
  margin: '16px 0 0',
  padding: 16,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.sunken,
}));
const Drawn = styled('div')(({ theme }) => ({
  marginTop: 16,
  borderRadius: 12,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  '&[data-hidden]': { opacity: 0.45 },
}));
/** Said aloud once, at the top of the page; here beside what is typed. */
const Saved = styled('div')(({ theme }) => ({
  marginTop: 12,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));
const Warned = styled('div')({ marginTop: 16 });
const Quiet = styled('p')(({ theme }) => ({ margin: '12px 0 0', color: theme.vars.palette.text.secondary }));

export interface SectionEditorProps {
  name: SectionName;
  handle: WebsiteDraftHandle;
  content: WebsiteContent;
  /** Whether its text is hard to read, while it shows. */
  onHard: (name: SectionName, isHard: boolean) => void;
}

/** A section as it will be, with the tools that change it. */
export function SectionEditor({ name, handle, content, onHard }: SectionEditorProps) {
  const t = useTexts('web-builder');
  const words = useTexts('put-to-market');
  const id = useId();
  const [open, setOpen] = useState<Tool | null>(null);
  const { draft, state, percent, stopUpload } = handle;
  const saveWords = useSaveWords(state);
  const saved = state.saved.sections.find(({ identifier }) => identifier === name);
  const section = saved && withEdits(saved, state.edits);
  const tones = usePictureTones(section?.style.backgroundImage?.thumbnail ?? null);
  const isHard =
    section !== undefined &&
    section.enabled &&
    isFilled(section, content) &&
    contrastVerdict(section, tones).verdict === 'low';
  const tell = useEffectEvent(onHard);
  useEffect(() => tell(name, isHard), [name, isHard]);
  if (!section) return null;
  const title = words(`website.sections.${name}`);
  const change = (field: Field, value: unknown) => draft.change(`${name}.${field}`, value);
  const panelId = `${id}panel`;
  const filled = isFilled(section, content);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    document.querySelector<HTMLElement>(`[aria-controls="${panelId}"][aria-expanded="true"]`)?.focus();
    setOpen(null);
  };
  return (
    <Card title={title}>
      <Toolbar
        label={t('tools.label', { section: title })}
        tools={[
          ...tools.map((tool) => ({
            key: tool,
            label: t(`tools.${tool}`),
            icon: <BuilderIcon name={tool} />,
            expanded: open === tool,
            controls: panelId,
            onSelect: () => setOpen(open === tool ? null : tool),
          })),
          ...(optionalSections.includes(name)
            ? [
                {
                  key: 'enabled',
                  label: t('tools.enabled'),
                  icon: <BuilderIcon name={section.enabled ? 'shown' : 'hidden'} />,
                  pressed: section.enabled,
                  onSelect: () => change('enabled', !section.enabled),
                },
              ]
            : []),
        ]}
      />
      {isHard && !(open && coloured.includes(open)) ? (
        <Warned>
          <ContrastPanel section={section} onChange={change} />
        </Warned>
      ) : null}
      {isSourced(name) ? (
        <Quiet>
          {t(`hints.${name}`)}{' '}
          <TextLink href={sources[name]} alone>
            {t(`sources.${name}`)}
          </TextLink>
        </Quiet>
      ) : null}
      {section.enabled ? null : <Quiet>{t('hidden')}</Quiet>}
      <Work data-open={open ? '' : undefined}>
        {open ? (
          <Panel id={panelId} role="group" aria-label={`${title}, ${t(`tools.${open}`)}`} onKeyDown={closeByKey}>
            <SectionPanel
              tool={open}
              section={section}
              onChange={change}
              onImage={(image) => void draft.changeImage(name, image)}
              image={state.images[name]}
              imageFault={state.imageFaults[name]}
              percent={state.images[name] ? percent : undefined}
              onStopUpload={stopUpload}
            />
            <Saved aria-hidden>{saveWords}</Saved>
          </Panel>
        ) : null}
        {filled ? (
          // What is drawn is seen, not used: its links would be a hundred stops of the Tab key.
          <Drawn inert data-hidden={section.enabled ? undefined : ''}>
            <WebsiteFrame>
              <WebsiteSection section={section} content={content} top={2} idOf={(of) => `${id}${of}`} />
            </WebsiteFrame>
          </Drawn>
        ) : (
          <Quiet>{t('empty')}</Quiet>
        )}
      </Work>
    </Card>
  );
}
