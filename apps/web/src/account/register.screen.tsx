import { Button, CheckboxField, Form, Skeleton, TextField, TextLink } from '@terroir/ui-kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBanner } from '../messages/banner.tsx';
import { DraftNotice } from '../forms/draft-notice.tsx';
import { useGuestForm } from '../forms/guest-form.ts';
import { LinkedText } from '../i18n/linked-text.tsx';
import { client } from '../session/session.ts';
import { useSettings } from '../session/settings.ts';
import { useTexts } from '../i18n/texts.ts';
import { GuestPage } from './guest-page.tsx';
import { NewPasswordField, RepeatedPasswordField } from './new-password.tsx';

/** `/register` is for producers, `/register-business` for businesses: the same screen, its own words. */
export default function RegisterScreen() {
  const t = useTexts('register');
  const kind = useLocation().pathname === '/register-business' ? 'Business' : 'Producer';
  const settings = useSettings();
  const words = kind === 'Business' ? 'business' : 'producer';
  const other = kind === 'Business' ? 'producer' : 'business';
  return (
    <GuestPage
      title={t(`${words}.title`)}
      lead={t(`${words}.lead`)}
      foot={
        <>
          <span>
            {t('known')} <TextLink href="/login">{t('login')}</TextLink>
          </span>
          <span>
            <TextLink href={other === 'business' ? '/register-business' : '/register'}>
              {t(`${other}.instead`)}
            </TextLink>
          </span>
        </>
      }
    >
      {settings.settled ? (
        <RegisterForm key={kind} kind={kind} consent={!settings.explicitConsent} />
      ) : (
        <Skeleton height={560} />
      )}
    </GuestPage>
  );
}

const external = (href: string, words: string) => (
  <TextLink href={href} external>
    {words}
  </TextLink>
);

/** `consent`: how both boxes start; the law of some places wants them unchecked (readings §4). */
function RegisterForm({ kind, consent }: { kind: 'Producer' | 'Business'; consent: boolean }) {
  const t = useTexts('register');
  const banner = useBanner('account');
  const navigate = useNavigate();
  const form = useGuestForm({
    texts: 'register',
    schema: async () => (await import('@terroir/accounts')).Registration,
    defaultValues: {
      account: {
        email: '',
        password: '',
        passwordConfirmation: '',
        accountableType: kind,
        accountable: { name: '', termsAccepted: consent, newsletterSubscribed: consent },
      },
    },
    draft: `register-${kind}`,
    secret: ['account.password', 'account.passwordConfirmation'],
  });
  const { password, email, accountable } = form.values.account;
  const send = form.submit(
    async (values, key) => {
      banner.clear();
      await client.postVoid('/accounts', values, { key });
      banner.done('done.registered', 10_000);
      form.release();
      await navigate('/login');
    },
    (failure) => banner.failed(failure, 5000),
  );
  return (
    <Form onSubmit={send}>
      <DraftNotice form={form} />
      <TextField {...form.field('account.accountable.name')} autoComplete="name" />
      <TextField {...form.field('account.email')} type="email" inputMode="email" autoComplete="email" />
      <NewPasswordField field={form.field('account.password')} value={password} known={[email, accountable.name]} />
      <RepeatedPasswordField field={form.field('account.passwordConfirmation')} />
      <div>
        <CheckboxField {...form.field('account.accountable.termsAccepted')} label={t('terms')} />
        <CheckboxField {...form.field('account.accountable.newsletterSubscribed')} label={t('newsletter')} />
      </div>
      <p>
        <LinkedText
          text={t('noTerms')}
          links={{ terms: (words) => external('/terms', words), privacy: (words) => external('/privacy', words) }}
        />
      </p>
      <Button type="submit" variant="contained" size="large" fullWidth loading={form.submitting}>
        {t('submit')}
      </Button>
    </Form>
  );
}
