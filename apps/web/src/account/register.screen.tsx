import { Registration } from '@terroir/accounts';
import { Button, CheckboxField, Skeleton, TextField, TextLink } from '@terroir/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Trans } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBanner } from '../shell/banner.tsx';
import { DraftNotice } from '../shell/draft-notice.tsx';
import { useTextForm } from '../shell/form.ts';
import { client } from '../shell/session.ts';
import { settingsQuery } from '../shell/settings.ts';
import { useTexts } from '../shell/texts.ts';
import { FormBody } from './form-body.tsx';
import { GuestPage } from './guest-page.tsx';
import { NewPasswordField, RepeatedPasswordField } from './new-password.tsx';

/** `/register` is for producers, `/register-business` for businesses: the same screen, its own words. */
export default function RegisterScreen() {
  const t = useTexts('register');
  const kind = useLocation().pathname === '/register-business' ? 'Business' : 'Producer';
  const settings = useQuery(settingsQuery);
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
            <TextLink href={other === 'business' ? '/register-business' : '/register'}>{t(`${other}.instead`)}</TextLink>
          </span>
        </>
      }
    >
      {settings.isPending ? (
        <Skeleton height={560} />
      ) : (
        <RegisterForm key={kind} kind={kind} consent={!settings.data?.explicitConsent} />
      )}
    </GuestPage>
  );
}

/** `consent`: how both boxes start; the law of some places wants them unchecked (readings §4). */
function RegisterForm({ kind, consent }: { kind: 'Producer' | 'Business'; consent: boolean }) {
  const t = useTexts('register');
  const banner = useBanner('account');
  const navigate = useNavigate();
  const form = useTextForm({
    texts: 'register',
    schema: Registration,
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
  const [password, email, name] = form.watch(['account.password', 'account.email', 'account.accountable.name']);
  const send = form.submit(
    async (values) => {
      banner.clear();
      await client.tell('/accounts', values);
      banner.done('done.registered', 10_000);
      form.release();
      await navigate('/login');
    },
    (failure) => banner.failed(failure, 5000),
  );
  const terms = form.field('account.accountable.termsAccepted');
  return (
    <FormBody onSubmit={send}>
      <DraftNotice form={form} />
      <TextField {...form.field('account.accountable.name')} label={t('fields.yourName')} autoComplete="name" />
      <TextField {...form.field('account.email')} type="email" inputMode="email" autoComplete="email" />
      <NewPasswordField field={form.field('account.password')} value={password} known={[email, name]} />
      <RepeatedPasswordField field={form.field('account.passwordConfirmation')} />
      <div>
        <CheckboxField
          {...terms}
          label={
            <Trans
              ns="register"
              i18nKey="terms"
              components={{ terms: <TextLink href="/terms" external>{null}</TextLink>, privacy: <TextLink href="/privacy" external>{null}</TextLink> }}
            />
          }
        />
        <CheckboxField {...form.field('account.accountable.newsletterSubscribed')} label={t('newsletter')} />
      </div>
      <Button type="submit" look="filled" size="large" fullWidth pending={form.pending}>
        {t('submit')}
      </Button>
    </FormBody>
  );
}
