import { Button, Form } from '@terroir/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useBanner } from '../messages/banner.tsx';
import { Failed } from '../api/query-state.tsx';
import { PageSkeleton } from '../api/page-skeleton.tsx';
import { asFailure } from '../api/failure.ts';
import { useGuestForm } from '../forms/guest-form.ts';
import { dropLinkToken, linkToken } from '../routing/link-token.ts';
import { client } from '../session/session.ts';
import { useTexts } from '../i18n/texts.ts';
import { GuestPage } from './guest-page.tsx';
import { NewPasswordField, RepeatedPasswordField } from './new-password.tsx';

/** Chooses a new password with the token of a mailed link; a link of no use leads to `/forgot` (S0 §4). */
export default function ResetScreen() {
  const [token] = useState(() => linkToken('/reset'));
  return token === null ? <Navigate to="/forgot" replace /> : <VerifiedReset token={token} />;
}

function VerifiedReset({ token }: { token: string }) {
  const banner = useBanner('account');
  const navigate = useNavigate();
  const verified = useQuery({
    queryKey: ['verify', token],
    queryFn: async () => {
      await client.postVoid('/verify', undefined, { query: { token } });
      return true;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const refused = verified.error && asFailure(verified.error).status === 422 ? verified.error : null;
  useEffect(() => {
    if (!refused) return;
    dropLinkToken();
    banner.failed(refused, 5000);
    void navigate('/forgot', { replace: true });
  }, [refused, banner, navigate]);
  if (verified.data) return <ResetForm token={token} />;
  if (verified.error && !refused)
    return <Failed error={verified.error} onRetry={() => void verified.refetch()} loading={verified.isFetching} />;
  return <PageSkeleton />;
}

function ResetForm({ token }: { token: string }) {
  const t = useTexts('reset');
  const banner = useBanner('account');
  const navigate = useNavigate();
  const form = useGuestForm({
    texts: 'reset',
    schema: async () => (await import('@terroir/accounts')).PasswordReset,
    defaultValues: { token, account: { password: '', passwordConfirmation: '' } },
    warn: false,
  });
  const send = form.submit(
    async (values) => {
      await client.postVoid('/reset', values);
      dropLinkToken();
      banner.done('done.passwordReset', 10_000);
      await navigate('/login', { replace: true });
    },
    (failure) => {
      banner.failed(failure, 5000);
      if (failure.code !== 'reset_token_invalid') return;
      dropLinkToken();
      void navigate('/forgot', { replace: true });
    },
  );
  return (
    <GuestPage title={t('title')} lead={t('lead')}>
      <Form onSubmit={send}>
        <NewPasswordField field={form.field('account.password')} value={form.values.account.password} known={[]} />
        <RepeatedPasswordField field={form.field('account.passwordConfirmation')} />
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.submitting}>
          {t('submit')}
        </Button>
      </Form>
    </GuestPage>
  );
}
