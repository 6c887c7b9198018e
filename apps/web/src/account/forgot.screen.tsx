import { Button, Form, TextField, TextLink } from '@terroir/ui-kit';
import { useBanner } from '../messages/banner.tsx';
import { useGuestForm } from '../forms/guest-form.ts';
import { client } from '../session/session.ts';
import { useTexts } from '../i18n/texts.ts';
import { GuestPage } from './guest-page.tsx';

/** Asks for a link to choose a new password. */
export default function ForgotScreen() {
  const t = useTexts('forgot');
  const banner = useBanner('account');
  const form = useGuestForm({
    texts: 'forgot',
    schema: async () => (await import('@terroir/accounts')).ForgotPassword,
    defaultValues: { email: '' },
    warn: false,
  });
  const send = form.submit(
    async (values) => {
      await client.postVoid('/forgot', values);
      form.reset();
      banner.done('done.forgotSent', 8000);
    },
    (failure) => banner.failed(failure, 10_000),
  );
  return (
    <GuestPage
      title={t('title')}
      lead={t('lead')}
      foot={
        <TextLink alone href="/login">
          {t('login')}
        </TextLink>
      }
    >
      <Form onSubmit={send}>
        <TextField {...form.field('email')} type="email" inputMode="email" autoComplete="username" />
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.submitting}>
          {t('submit')}
        </Button>
      </Form>
    </GuestPage>
  );
}
