import { Button, ChoiceField, styled } from '@terroir/ui-kit';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { goneOf } from '../routing/gone.ts';
import { useSignedIn } from '../session/session.ts';
import { useTexts } from '../i18n/texts.ts';
import { Hills } from './hills.tsx';
import { LivingLedger } from './living-ledger.tsx';
import { Band, BandTitle, Lead, Three } from './home-parts.tsx';

const Hero = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'clip',
  padding: '72px 32px 0',
  textAlign: 'center',
  background: `linear-gradient(${theme.vars.palette.background.default}, ${theme.vars.palette.drawing.sky})`,
  [theme.breakpoints.down('sm')]: { padding: '40px 16px 0' },
}));
const Headline = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  fontSize: 'clamp(2.125rem, 1.35rem + 3.9vw, 4rem)',
  lineHeight: 1.06,
  maxWidth: '17ch',
  margin: '0 auto 20px',
  textWrap: 'balance',
}));
/** Why whoever scanned a label or followed a link stands here. */
const Sent = styled('p')(({ theme }) => ({
  maxWidth: '60ch',
  margin: '0 auto 32px',
  padding: '12px 20px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  textWrap: 'balance',
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });
const Points = styled('ul')({ margin: '20px 0 24px', paddingInlineStart: '1.25em', display: 'grid', gap: 8 });
const Fact = styled('div')(({ theme }) => ({
  borderTop: `3px solid ${theme.vars.palette.series.sun}`,
  paddingTop: 16,
  '& h3': { ...theme.typography.h3, margin: '0 0 8px' },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));
const Chosen = styled('div')(({ theme }) => ({
  marginTop: 24,
  padding: 32,
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& h3': { ...theme.typography.h2, margin: 0 },
  [theme.breakpoints.down('sm')]: { padding: '24px 16px' },
}));
const Last = styled('section')(({ theme }) => ({
  padding: '72px 32px 88px',
  textAlign: 'center',
  backgroundColor: theme.vars.palette.soft.primary,
  color: theme.vars.palette.onSoft.primary,
  '& h2': { ...theme.typography.h1, margin: '0 auto 24px', maxWidth: '22ch', textWrap: 'balance' },
  [theme.breakpoints.down('sm')]: { padding: '48px 16px 56px' },
}));

/** What Terroir is, for whom, and what sets it apart. */
export default function HomeScreen() {
  const t = useTexts('home');
  const signedIn = useSignedIn();
  const gone = goneOf(useLocation().state);
  const authButtons = signedIn ? (
    <Button variant="contained" size="large" href="/dashboard">
      {t('toDashboard')}
    </Button>
  ) : (
    <Button variant="contained" size="large" href="/register">
      {t('start')}
    </Button>
  );
  return (
    <>
      <Hero>
        {gone === null ? null : <Sent role="status">{t(`gone.${gone}`)}</Sent>}
        <Headline>{t('headline')}</Headline>
        <Lead style={{ marginInline: 'auto' }}>{t('lead')}</Lead>
        <Actions>
          {authButtons}
          <Button size="large" href="/my-region">
            {t('toRegion')}
          </Button>
        </Actions>
        <Hills />
      </Hero>
      <Band>
        <BandTitle>{t('difference.title')}</BandTitle>
        <Lead>{t('difference.lead')}</Lead>
        <LivingLedger />
      </Band>
      <Band sunken>
        <BandTitle>{t('join.title')}</BandTitle>
        <JoinUs signedIn={signedIn} />
      </Band>
      <Band>
        <BandTitle>{t('approach.title')}</BandTitle>
        <Lead>{t('approach.lead')}</Lead>
        <Three>
          {(['regeneration', 'circular', 'local'] as const).map((part) => (
            <Fact key={part}>
              <h3>{t(`approach.${part}.title`)}</h3>
              <p>{t(`approach.${part}.text`)}</p>
            </Fact>
          ))}
        </Three>
      </Band>
      <Last>
        <h2>{t('last.title')}</h2>
        <Actions>{authButtons}</Actions>
      </Last>
    </>
  );
}

const doorsOf = { producer: '/register', business: '/register-business', other: '/my-region' } as const;
type Kind = keyof typeof doorsOf;
const kinds: readonly Kind[] = ['producer', 'business', 'other'];

/** Three cards; the chosen one says what Terroir is for that person, and leads there. */
function JoinUs({ signedIn }: { signedIn: boolean }) {
  const t = useTexts('home');
  const [kind, setKind] = useState<Kind>('producer');
  const href = signedIn && kind !== 'other' ? '/dashboard' : doorsOf[kind];
  return (
    <>
      <ChoiceField
        label={t('join.label')}
        name="join-us"
        value={kind}
        onChange={(event) => setKind(kinds.find((each) => each === event.target.value) ?? 'producer')}
        choices={kinds.map((each) => ({
          value: each,
          label: t(`join.${each}.name`),
          description: t(`join.${each}.who`),
        }))}
      />
      <Chosen aria-live="polite">
        <h3>{t(`join.${kind}.title`)}</h3>
        <Points>
          {(['a', 'b', 'c'] as const).map((point) => (
            <li key={point}>{t(`join.${kind}.${point}`)}</li>
          ))}
        </Points>
        <Button variant="contained" href={href}>
          {signedIn && kind !== 'other' ? t('toDashboard') : t(`join.${kind}.action`)}
        </Button>
      </Chosen>
    </>
  );
}
