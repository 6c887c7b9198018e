import { styled } from '@terroir/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { MailText } from '../public-pages/mail-text.ts';
import { Band, Words } from './band.tsx';
import { Items, Products } from './goods.tsx';
import { Heading, type TitleLevel } from './heading.tsx';
import { ContactFacts, SocialLinks } from './reach.tsx';
import type { FetchMore, Section, SectionName, WebsiteContent } from './section.ts';
import type website from './website.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    website: typeof website;
  }
}

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
    // At least as wide as an address of some thirty letters.
    '&:has(> :nth-of-type(2))': { gridTemplateColumns: 'minmax(18rem, 2fr) minmax(0, 3fr)' },
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
  fetchMore?: FetchMore | undefined;
}

/** The sections that have a title of their own. */
export type Titled = 'products' | 'items' | 'aboutUs' | 'socialMedia' | 'contact';

type Part = ComponentType<WebsiteSectionProps>;

/** What a producer wrote above what a section shows. */
function Above({ section }: Pick<WebsiteSectionProps, 'section'>) {
  return section.content === '' ? null : (
    <Below dir="auto">
      <MailText>{section.content}</MailText>
    </Below>
  );
}

function TitledPart({
  name,
  top,
  idOf,
  children,
}: Pick<WebsiteSectionProps, 'top' | 'idOf'> & { name: Titled; children: ReactNode }) {
  const t = useTexts('website');
  return (
    <section aria-labelledby={idOf(name)}>
      <Heading of="part" top={top} id={idOf(name)}>
        {t(`titles.${name}`)}
      </Heading>
      {children}
    </section>
  );
}

const Header: Part = ({ section, content: { producer }, top, navigation }) => (
  <Head>
    {producer.imageUrls.thumbnail ? <Logo src={producer.imageUrls.thumbnail} alt="" /> : null}
    <Grow>
      <Heading of="site" top={top}>
        {section.content || producer.name}
      </Heading>
    </Grow>
    {navigation}
  </Head>
);
const Banner: Part = ({ section }) => (
  <Big dir="auto">
    <MailText>{section.content}</MailText>
  </Big>
);
const Home: Part = ({ section }) => (
  <Lead dir="auto">
    <MailText>{section.content}</MailText>
  </Lead>
);
const ProductsPart: Part = (props) => (
  <TitledPart name="products" {...props}>
    <Above {...props} />
    <Products content={props.content} top={props.top} fetchMore={props.fetchMore} />
  </TitledPart>
);
const ItemsPart: Part = (props) => (
  <TitledPart name="items" {...props}>
    <Above {...props} />
    <Items content={props.content} top={props.top} fetchMore={props.fetchMore} />
  </TitledPart>
);
const AboutUs: Part = (props) => (
  <TitledPart name="aboutUs" {...props}>
    <Below dir="auto">
      <MailText>{props.section.content || props.content.producer.details}</MailText>
    </Below>
  </TitledPart>
);
const SocialMedia: Part = (props) => (
  <TitledPart name="socialMedia" {...props}>
    <Above {...props} />
    <SocialLinks links={props.content.producer.links} />
  </TitledPart>
);
const Contact: Part = ({ contact, ...props }) => (
  <TitledPart name="contact" {...props}>
    <Halves>
      <div>
        <Above {...props} />
        <ContactFacts producer={props.content.producer} />
      </div>
      {contact ? <div>{contact}</div> : null}
    </Halves>
  </TitledPart>
);
const Footer: Part = ({ section, content }) => (
  <Words dir="auto">
    <MailText>{section.content || content.producer.name}</MailText>
  </Words>
);

const parts: Readonly<Record<SectionName, Part>> = {
  header: Header,
  banner: Banner,
  home: Home,
  products: ProductsPart,
  items: ItemsPart,
  aboutUs: AboutUs,
  socialMedia: SocialMedia,
  contact: Contact,
  footer: Footer,
};

/** A section as everybody sees it. What a producer wrote is text and nothing else. */
export function WebsiteSection(props: WebsiteSectionProps) {
  const Part = parts[props.section.identifier];
  return (
    <Band section={props.section}>
      <Part {...props} />
    </Band>
  );
}
