import { Button, Card, drawings, PageHeader, styled, type DrawingName } from '@terroir/ui-kit';
import type { RouteRow } from '../routing/route-row.ts';
import { useSignedIn } from '../session/session.ts';
import type { RouteLabel } from '../i18n/text-keys.ts';
import { useTexts } from '../i18n/texts.ts';
import type { SoonLabel } from './soon-label.ts';

const drawingOf: Readonly<Record<SoonLabel, DrawingName>> = {
  myRegion: 'pin',
  benefits: 'field',
  about: 'field',
  blog: 'field',
  terms: 'ledger',
  privacy: 'gate',
};
const isSoon = (label: RouteLabel): label is SoonLabel => label in drawingOf;

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '16px 40px',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '260px minmax(0, 1fr)' },
  '& > div:first-of-type': { display: 'grid', placeItems: 'center' },
  '& h2': { ...theme.typography.h2, margin: '0 0 8px' },
  '& p': { margin: 0, maxWidth: '56ch' },
}));
const Points = styled('ul')({
  margin: '16px 0 24px',
  paddingInlineStart: '1.25em',
  display: 'grid',
  gap: 8,
  maxWidth: '60ch',
});

/** A screen whose module is not built yet: what will stand here, and the way back. */
export default function SoonScreen({ row: { label } }: { row: RouteRow }) {
  const t = useTexts('soon');
  const signedIn = useSignedIn();
  if (!isSoon(label)) return null;
  const Drawing = drawings[drawingOf[label]];
  return (
    <>
      <PageHeader title={t(`shell:routes.${label}`)} eyebrow={t('soon')} />
      <Card>
        <Halves>
          <div>
            <Drawing />
          </div>
          <div>
            <h2>{t(`${label}.title`)}</h2>
            <p>{t(`${label}.text`)}</p>
            <Points>
              {(['a', 'b', 'c'] as const).map((point) => (
                <li key={point}>{t(`${label}.${point}`)}</li>
              ))}
            </Points>
            <Button href={signedIn ? '/dashboard' : '/'}>
              {signedIn ? t('backToDashboard') : t('shell:backHome')}
            </Button>
          </div>
        </Halves>
      </Card>
    </>
  );
}
