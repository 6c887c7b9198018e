import { Button, styled } from '@terroir/ui-kit';
import { useSettings, type DemoAccount } from '../session/settings.ts';
import { useTexts } from '../i18n/texts.ts';

const Box = styled('section')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  paddingTop: 20,
  display: 'grid',
  gap: 12,
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** The accounts of the demo region: one press signs in. Shown only where the operator has the demo on. */
export function DemoAccounts({ onPick }: { onPick: (account: DemoAccount) => void }) {
  const t = useTexts('login');
  const { demoAccounts } = useSettings();
  if (demoAccounts.length === 0) return null;
  return (
    <Box aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{t('demo.title')}</h2>
      <p>{t('demo.text')}</p>
      <Buttons>
        {demoAccounts.map((account) => (
          <Button key={account.email} size="small" onClick={() => onPick(account)}>
            {account.name}
          </Button>
        ))}
      </Buttons>
    </Box>
  );
}
