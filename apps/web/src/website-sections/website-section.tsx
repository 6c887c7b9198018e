import { styled } from '@terroir/ui-kit';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Band, Words } from './band.tsx';
import { Items, Products } from './goods.tsx';
import { Heading, type TitleLevel } from './heading.tsx';
import { ContactFacts, SocialLinks } from './reach.tsx';
import type { Section, SectionName, WebsiteContent } from './section.ts';

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px', minWidth: 0 });
const Logo = styled('img')({ width: 64, height: 64, borderRadius: 14, objectFit: 'cover', flex: 'none' });
const Grow = styled('div')({ flex: '1 1 12rem', minWidth: 0 });
const Big = styled(Words)({
  fontSize: 'clamp(1.5rem, 5cqi, 3rem)',
  fontWeight: 750,
  lineHeight: 1.15,
  maxWidth: '24ch',
  minHeight: 'min(26cqi, 320px)',
  display: 'grid',
  alignContent: 'center',
  '@media print': { minHeight: 0 },
});
const Lead = styled(Words)({ fontSize: 'clamp(1.0625rem, 1.6cqi, 1.25rem)', lineHeight: 1.6 });
const Below = styled(Words)({ marginTop: 12 });
const Halves = styled('div')({
  display: 'grid',
  gap: '24px 48px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container website (min-width: 48rem)': {
    '&:has(> :nth-of-type(2))': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});

export interface WebsiteSectionProps {
  section: Section;
  content: WebsiteContent;
  top: TitleLevel;
  /** Ids of headings begin with it. */
  idOf: (name: SectionName) => string;
  /** At the end of the header: links to the sections. */
  navigation?: ReactNode;
  /** Beside the contact details: the form. */
  contact?: ReactNode;
}

/** A section as everybody sees it. What a producer wrote is text and nothing else. */
export function WebsiteSection({ section, content, top, idOf, navigation, contact }: WebsiteSectionProps) {
  const t = useTexts('website');
  const { identifier } = section;
  const { producer, products, items } = content;
  const text = section.content;
  const titled = (children: ReactNode) => (
    <section aria-labelledby={idOf(identifier)}>
      <Heading of="part" top={top} id={idOf(identifier)}>
        {t(`titles.${identifier as Titled}`)}
      </Heading>
      {children}
    </section>
  );
  const words = text === '' ? null : <Below dir="auto">{text}</Below>;
  const parts: Readonly<Record<SectionName, () => ReactNode>> = {
    header: () => (
      <Head>
        {producer.imageUrls.thumbnail ? <Logo src={producer.imageUrls.thumbnail} alt="" /> : null}
        <Grow>
          <Heading of="site" top={top}>
            {text || producer.name}
          </Heading>
        </Grow>
        {navigation}
      </Head>
    ),
    banner: () => <Big dir="auto">{text}</Big>,
    home: () => <Lead dir="auto">{text}</Lead>,
    products: () =>
      titled(
        <>
          {words}
          <Products products={products} top={top} />
        </>,
      ),
    items: () =>
      titled(
        <>
          {words}
          <Items items={items} top={top} />
        </>,
      ),
    aboutUs: () => titled(<Below dir="auto">{text || producer.details}</Below>),
    socialMedia: () =>
      titled(
        <>
          {words}
          <SocialLinks links={producer.links} />
        </>,
      ),
    contact: () =>
      titled(
        <Halves>
          <div>
            {words}
            <ContactFacts producer={producer} />
          </div>
          {contact ? <div>{contact}</div> : null}
        </Halves>,
      ),
    footer: () => <Words dir="auto">{text || producer.name}</Words>,
  };
  return <Band section={section}>{parts[identifier]()}</Band>;
}

/** The sections that have a title of their own. */
export type Titled = 'products' | 'items' | 'aboutUs' | 'socialMedia' | 'contact';
