import { isFilled } from '@terroir/market';
import { styled } from '@terroir/ui-kit';
import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import type { TitleLevel } from './heading.tsx';
import type { FetchMore, Section, SectionName, WebsiteContent } from './section.ts';
import { WebsiteSection, type Titled } from './website-section.tsx';

/** As wide as its place: what stands side by side goes by this width, so a narrow preview is that of a phone. */
export const WebsiteFrame = styled('div')({ containerType: 'inline-size', containerName: 'website', minWidth: 0 });

const Nav = styled('nav')({
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: '4px 20px' },
  '& a': {
    color: 'inherit',
    fontWeight: 600,
    textUnderlineOffset: '0.18em',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
  },
  '@media print': { display: 'none' },
});
/** Of its heading, and so of every link to it from elsewhere. */
const idOf = (name: SectionName) => `section-${name}`;

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
const titled: readonly SectionName[] = ['products', 'items', 'aboutUs', 'socialMedia', 'contact'] satisfies Titled[];

export interface WebsiteSectionsProps {
  /** In the order of the page; those that do not show are left out. */
  sections: readonly Section[];
  content: WebsiteContent;
  top: TitleLevel;
  /** Beside the contact details: the form. */
  contact?: ReactNode;
  /** Where more shows than comes with the website. */
  fetchMore?: FetchMore;
}

/** A website: its sections that show and have something to show, one below the other. */
export function WebsiteSections({ sections, content, top, contact, fetchMore }: WebsiteSectionsProps) {
  const t = useTexts('website');
  const shown = sections.filter((section) => section.enabled && isFilled(section, content));
  const links = shown.map(({ identifier }) => identifier).filter((name): name is Titled => titled.includes(name));
  // A link to a section from elsewhere: the browser looked for it before it was there.
  useEffect(() => {
    const asked = location.hash.slice(1);
    if (titled.some((name) => idOf(name) === asked)) goTo(asked);
  }, []);
  // By hand: an address with a # would be a visit of its own. A key that opens another tab is the browser's.
  const go = (event: MouseEvent, name: SectionName) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(idOf(name));
  };
  const navigation = (
    <Nav aria-label={t('nav')}>
      <ul>
        {links.map((name) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} onClick={(event) => go(event, name)}>
              {t(`titles.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  );
  return (
    <WebsiteFrame>
      {shown.map((section) => (
        <WebsiteSection
          key={section.identifier}
          section={section}
          content={content}
          top={top}
          idOf={idOf}
          navigation={navigation}
          contact={contact}
          fetchMore={fetchMore}
        />
      ))}
    </WebsiteFrame>
  );
}
