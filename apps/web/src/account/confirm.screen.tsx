import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useBanner } from '../messages/banner.tsx';
import { Failed } from '../api/query-state.tsx';
import { asFailure } from '../api/failure.ts';
import { dropLinkToken, linkToken } from '../routing/link-token.ts';
import { client, useSignedIn } from '../session/session.ts';
import { useTexts } from '../i18n/texts.ts';
import { Waiting } from './waiting.tsx';

/** Confirms an account with the token of the mailed link, and leads on at once; it shows no more than that it is at work. */
export default function ConfirmScreen() {
  const signedIn = useSignedIn();
  const [token] = useState(() => linkToken('/confirm'));
  if (signedIn) return <Navigate to="/" replace />;
  return token === null ? <Navigate to="/login" replace /> : <Confirming token={token} />;
}

function Confirming({ token }: { token: string }) {
  const t = useTexts('confirm');
  const banner = useBanner('account');
  const navigate = useNavigate();
  const confirmed = useQuery({
    queryKey: ['confirm', token],
    queryFn: async () => {
      await client.postVoid('/confirm', { token }, { key: token.slice(0, 64) }); // asked twice, it is still one confirmation
      return true;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const lineDown = confirmed.error !== null && asFailure(confirmed.error).kind === 'network';
  useEffect(() => {
    if (confirmed.isPending || lineDown) return;
    dropLinkToken();
    if (confirmed.error) banner.failed(confirmed.error, 5000);
    else banner.done('done.confirmed', 10_000);
    void navigate('/login', { replace: true });
  }, [confirmed.isPending, confirmed.error, lineDown, banner, navigate]);
  if (lineDown)
    return <Failed error={confirmed.error} onRetry={() => void confirmed.refetch()} loading={confirmed.isFetching} />;
  return <Waiting title={t('confirming')} />;
}
