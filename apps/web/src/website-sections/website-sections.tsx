import { styled } from '@terroir/ui-kit';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import type { TitleLevel } from './heading.tsx';
import { isFilled, type Section, type SectionName, type WebsiteContent } from './section.ts';
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
const titled: readonly SectionName[] = ['products', 'items', 'aboutUs', 'socialMedia', 'contact'] satisfies Titled[];

export interface WebsiteSectionsProps {
  /** In the order of the page; those that do not show are left out. */
  sections: readonly Section[];
  content: WebsiteContent;
  top: TitleLevel;
  /** Beside the contact details: the form. */
  contact?: ReactNode;
}

/** A website: its sections that show and have something to show, one below the other. */
export function WebsiteSections({ sections, content, top, contact }: WebsiteSectionsProps) {
  const t = useTexts('website');
  const id = useId();
  const idOf = (name: SectionName) => `${id}${name}`;
  const shown = sections.filter((section) => section.enabled && isFilled(section, content));
  const links = shown.map(({ identifier }) => identifier).filter((name): name is Titled => titled.includes(name));
  // By hand: an address with a # would be a visit of its own.
  const go = (event: MouseEvent, name: SectionName) => {
    event.preventDefault();
    const heading = document.getElementById(idOf(name));
    heading?.scrollIntoView();
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
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
        />
      ))}
    </WebsiteFrame>
  );
}
