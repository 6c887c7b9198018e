import { styled } from '@mui/material/styles';
import { RouterLink } from '../link/link-component.tsx';

/** Who is logged in, and for whom. */
export interface Identity {
  name: string;
  /** The company; nothing where there is none, or while it is fetched. */
  detail?: string | undefined;
  href: string;
}

const Root = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '4px 10px',
    borderRadius: 12,
    color: theme.vars.palette.text.primary,
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.25,
    textDecoration: 'none',
  },
  '& > a:hover': { backgroundColor: theme.vars.palette.background.sunken },
  // The bar keeps one line of each: whole names stand in the menu, the profile and the company's page.
  '&[data-compact]': { maxWidth: 280 },
  '&[data-compact] [data-line]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));
const Initials = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '9px 18px 9px 18px',
  backgroundColor: theme.vars.palette.soft.primary,
  color: theme.vars.palette.onSoft.primary,
  fontSize: '0.875rem',
  fontWeight: 680,
}));
const Lines = styled('span')({ minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });
const Detail = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  fontWeight: 400,
}));

/** `Marie-Ève Tremblay` → `MT`: of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return [words.at(0), words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.match(/^./u)?.[0].toUpperCase() ?? '')
    .join('');
}

/** A person with initials, and the company below; leads to their profile. */
export function IdentityLink({
  identity: { name, detail, href },
  compact = false,
  onNavigate,
}: {
  identity: Identity;
  /** On one line each, for the top bar. */
  compact?: boolean;
  onNavigate?: (() => void) | undefined;
}) {
  return (
    <Root data-compact={compact ? '' : undefined}>
      <RouterLink href={href} onClick={onNavigate}>
        <Initials aria-hidden>{initialsOf(name)}</Initials>
        <Lines>
          <span data-line>{name}</span>
          {detail ? <Detail data-line>{detail}</Detail> : null}
        </Lines>
      </RouterLink>
    </Root>
  );
}
