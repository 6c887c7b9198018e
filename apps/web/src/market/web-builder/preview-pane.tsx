import { styled, Toolbar, useMediaQuery, useTheme } from '@terroir/ui-kit';
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { Section, WebsiteContent } from '../../website-sections/section.ts';
import { WebsiteSections } from '../../website-sections/website-sections.tsx';
import { BuilderIcon } from './builder-icon.tsx';

/** In pixels. */
const widths = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof widths;
const devices = Object.keys(widths) as Device[];

const Sheet = styled('div')(({ theme }) => ({
  margin: '16px auto 0',
  maxWidth: '100%',
  overflow: 'hidden',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.outline}`,
}));
const Quiet = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

/** How wide a place is; 0 until it is drawn. */
function usePlaceWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const place = ref.current;
    if (!place) return undefined;
    const watch = new ResizeObserver(() => setWidth(place.clientWidth));
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  return { ref, width };
}

export interface PreviewPaneProps {
  sections: readonly Section[];
  content: WebsiteContent;
}

/** The website as everybody would see it, on a phone or on a computer: a wide page is made smaller to fit. */
export function PreviewPane({ sections, content }: PreviewPaneProps) {
  const t = useTexts('web-builder');
  const site = useTexts('website');
  const { breakpoints } = useTheme();
  const usual: Device = useMediaQuery(breakpoints.down('sm')) ? 'phone' : 'desktop';
  const [chosen, setChosen] = useState<Device | null>(null);
  const device = chosen ?? usual;
  const { ref, width } = usePlaceWidth();
  const zoom = width === 0 ? 1 : Math.min(1, width / widths[device]);
  // A preview leads nowhere: what is typed stays on the screen.
  const stay = (event: MouseEvent) => {
    if ((event.target as Element).closest('a[href]:not([href^="#"])')) event.preventDefault();
  };
  return (
    <section aria-label={t('preview.label')}>
      <Toolbar
        label={t('preview.device')}
        tools={devices.map((one) => ({
          key: one,
          label: t(`preview.${one}`),
          icon: <BuilderIcon name={one} />,
          pressed: device === one,
          onSelect: () => setChosen(one),
        }))}
      />
      <div ref={ref}>
        <Sheet style={{ width: Math.min(widths[device], width || widths[device]) }} onClickCapture={stay}>
          <div data-preview={device} style={{ width: widths[device], zoom }}>
            <WebsiteSections
              sections={sections}
              content={content}
              top={2}
              contact={<Quiet>{site('form.preview')}</Quiet>}
            />
          </div>
        </Sheet>
      </div>
    </section>
  );
}
