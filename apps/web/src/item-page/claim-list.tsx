import { styled } from '@terroir/ui-kit';

/** Claims one below the other, each with a picture where it has one. */
export const ClaimList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 20 });
export const Claim = styled('li')({
  display: 'flex',
  gap: 16,
  alignItems: 'start',
  breakInside: 'avoid',
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
});
export const ClaimPicture = styled('img')(({ theme }) => ({
  flex: 'none',
  width: 72,
  height: 72,
  borderRadius: 12,
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.background.sunken,
}));
export const ClaimName = styled('strong')({ display: 'block', fontSize: '1.0625rem' });
/** Said where nothing is claimed. */
export const Nothing = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));
