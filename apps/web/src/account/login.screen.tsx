import type { SessionAttributes } from '@terroir/accounts';
import { Button, Form, PasswordField, TextField, TextLink } from '@terroir/ui-kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBanner } from '../messages/banner.tsx';
import { useGuestForm } from '../forms/guest-form.ts';
import { changeLanguage } from '../i18n/change-language.ts';
import { askProfileEarly } from '../session/early-profile.ts';
import { beginSession, client } from '../session/session.ts';
import { wantedPath } from '../routing/wanted-path.ts';
import { useTexts } from '../i18n/texts.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { GuestPage } from './guest-page.tsx';

/** Signs in; the account's language becomes the page's (S0 §4). */
export default function LoginScreen() {
  const t = useTexts('login');
  const banner = useBanner('account');
  const navigate = useNavigate();
  const { state } = useLocation();
  const form = useGuestForm({
    texts: 'login',
    schema: async () => (await import('@terroir/accounts')).SignIn,
    defaultValues: { email: '', password: '' },
    warn: false,
  });
  const signIn = async (credentials: { email: string; password: string }) => {
    banner.clear();
    const { token, language } = await client.post<SessionAttributes>('/authenticate', credentials);
    beginSession(token);
    void askProfileEarly();
    await changeLanguage(language);
    await navigate(wantedPath(state), { replace: true });
  };
  const failed = (failure: unknown) => banner.failed(failure, 8000);
  const send = form.submit(signIn, failed);
  return (
    <GuestPage
      title={t('title')}
      lead={t('lead')}
      foot={
        <>
          <span>
            {t('new')} <TextLink href="/register">{t('register')}</TextLink>
          </span>
          <span>
            <TextLink href="/register-business">{t('registerBusiness')}</TextLink>
          </span>
        </>
      }
    >
      <Form onSubmit={send}>
        <TextField {...form.field('email')} type="email" autoComplete="username" inputMode="email" />
        <PasswordField
          {...form.field('password')}
          autoComplete="current-password"
          labels={{ show: t('shell:password.show'), hide: t('shell:password.hide') }}
        />
        <TextLink alone href="/forgot">
          {t('forgot')}
        </TextLink>
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.submitting}>
          {t('submit')}
        </Button>
      </Form>
      <DemoAccounts
        onPick={(account) => {
          form.setValue('email', account.email);
          form.setValue('password', account.password);
          form.clearErrors();
          void send();
        }}
      />
    </GuestPage>
  );
}
