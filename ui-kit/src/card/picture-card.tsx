import { useId, type ReactNode } from 'react';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { styled } from '@mui/material/styles';
import { RowActions, type RowAction } from '../data-table/row-actions.tsx';
import { TextLink } from '../link/text-link.tsx';
import { PrintArea } from '../print-area/print-area.tsx';
import { Skeleton, SkeletonLines } from '../skeleton/skeleton.tsx';
import { CardSurface } from './card.tsx';

export interface CardPicture {
  url: string;
  /** What it shows; empty where the title says it. */
  alt: string;
  /** Opens the picture in full, in a new tab. */
  link?: { href: string; label: string } | undefined;
}

export interface PictureCardProps {
  title: string;
  /** Where the title leads. */
  href?: string | undefined;
  /** Level of the title in the page's outline. Default: 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  picture: CardPicture | null;
  /** `whole` shows all of the picture, e.g. of a document; `fill` cuts it to the frame. Default: fill. */
  fit?: 'whole' | 'fill' | undefined;
  /** On a phone the picture is small and beside the title: several of a long list are in sight. Default: false. */
  compact?: boolean | undefined;
  /** It is in sight at once: its picture is not waited with. */
  eager?: boolean | undefined;
  /** A second line below the title. */
  subtitle?: ReactNode;
  /** E.g. a `StatusMark`. */
  status?: ReactNode;
  children?: ReactNode;
  actions?: readonly RowAction[] | undefined;
  /** A write is under way. */
  pending?: boolean | undefined;
}

const Root = styled(CardSurface)(({ theme }) => ({
  containerType: 'inline-size',
  '&[data-pending]': {
    borderColor: theme.vars.palette.series.sun,
    '& h2, & h3, & h4': { color: theme.vars.palette.text.secondary, fontStyle: 'italic' },
  },
  [theme.breakpoints.down('sm')]: {
    '&[data-compact]': {
      display: 'grid',
      gridTemplateColumns: 'min(112px, 30%) minmax(0, 1fr)',
      columnGap: 16,
      padding: 16,
    },
  },
  '@media print': { breakInside: 'avoid' },
}));
const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  // One below the other on a phone: what the card says is in sight with its picture.
  [theme.breakpoints.down('sm')]: { '&:not([data-whole])': { aspectRatio: '16 / 9' } },
  backgroundColor: theme.vars.palette.background.sunken,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '& > svg': { fontSize: 48 },
  // Out of the flow: a high picture does not make the frame higher.
  '& > a, & img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > a:focus-visible': { outlineOffset: -4 },
  '& img': { objectFit: 'cover' },
  '&[data-whole] img': { objectFit: 'contain', padding: 12, boxSizing: 'border-box' },
  [theme.breakpoints.down('sm')]: {
    '[data-compact] > &:not([data-whole])': {
      alignSelf: 'start',
      aspectRatio: '1',
      border: 0,
      borderRadius: 12,
      overflow: 'clip',
    },
  },
}));
const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  padding: '16px min(20px, 8cqi) 12px',
  flex: 1,
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { '[data-compact] > &': { display: 'contents' } },
}));
/** A part of what a card says; on a phone it has a place of its own beside or below a small picture. */
const Lines = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('sm')]: {
    '[data-compact] &': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 8, minWidth: 0 },
    '[data-compact] &:nth-of-type(2)': { gridColumn: '1 / -1', marginTop: 12, '&:empty': { display: 'none' } },
  },
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0, overflowWrap: 'anywhere' }));
const Quiet = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '1rem',
  overflowWrap: 'anywhere',
}));
const Foot = styled('div')(({ theme }) => ({
  padding: '4px 8px',
  // Five actions fit below the narrowest card of a row of four.
  '@container (max-width: 236px)': { paddingInline: 4, '& button, & a': { width: 40, minWidth: 40 } },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** A picture with what belongs to it, and what can be done. */
export function PictureCard(props: PictureCardProps) {
  const {
    title,
    href,
    headingLevel = 2,
    picture,
    fit = 'fill',
    eager = false,
    compact = false,
    subtitle,
    status,
    children,
    actions,
    pending = false,
  } = props;
  const id = useId();
  const image = picture ? (
    <img src={picture.url} alt={picture.alt} loading={eager ? 'eager' : 'lazy'} decoding="async" />
  ) : null;
  return (
    <Root
      as="article"
      aria-labelledby={id}
      aria-busy={pending || undefined}
      data-pending={pending ? '' : undefined}
      data-compact={compact ? '' : undefined}
    >
      <Frame data-whole={fit === 'whole' ? '' : undefined}>
        {picture?.link ? (
          <a href={picture.link.href} target="_blank" rel="noopener noreferrer" aria-label={picture.link.label}>
            {image}
          </a>
        ) : (
          (image ?? <ImageOutlined aria-hidden />)
        )}
      </Frame>
      <Body>
        <Lines>
          <Title as={`h${headingLevel}`} id={id}>
            {href === undefined ? (
              title
            ) : (
              <TextLink href={href} alone>
                {title}
              </TextLink>
            )}
          </Title>
          {subtitle ? <Quiet>{subtitle}</Quiet> : null}
        </Lines>
        <Lines>
          {status}
          {children}
        </Lines>
      </Body>
      {actions && actions.length > 0 ? (
        <PrintArea only="screen">
          <Foot>
            <RowActions actions={actions} held={pending} />
          </Foot>
        </PrintArea>
      ) : null}
    </Root>
  );
}

/** The shape of a picture card while it is fetched. */
export function PictureCardSkeleton() {
  return (
    <Root as="div">
      <Frame />
      <Body sx={{ alignItems: 'stretch' }}>
        <Skeleton height={26} width="70%" />
        <SkeletonLines count={2} />
      </Body>
      <div style={{ height: 53 }} />
    </Root>
  );
}
