import { Button, Card, PageHeader, Stack } from '@terroir/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { unsentCount } from '../outbox/outbox.ts';
import { signOut, useSignedIn } from '../session/session.ts';
import { useTexts } from '../i18n/texts.ts';
import { Waiting } from './waiting.tsx';

/**
 * Signs out and leads to `/login`; where something is not sent yet it says how much first. An address of its own, so that the
 * menu's link works like every other.
 */
export default function LogoutScreen() {
  const t = useTexts('confirm');
  const ofOutbox = useTexts('offline');
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const [unsent, setUnsent] = useState(0);
  const begun = useRef(false);
  const leave = async () => {
    setUnsent(0);
    if (signedIn) await signOut();
    await navigate('/login', { replace: true });
  };
  const begin = useEffectEvent(async () => {
    const count = signedIn ? await unsentCount() : 0;
    if (count > 0) setUnsent(count);
    else await leave();
  });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  }, []);
  if (unsent === 0) return <Waiting title={t('leaving')} />;
  return (
    <>
      <PageHeader title={ofOutbox('logout.title', { count: unsent })} />
      <Card>
        <Stack spacing={2}>
          <p style={{ margin: 0 }}>{ofOutbox('logout.text')}</p>
          <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
            <Button variant="contained" href="/dashboard">
              {ofOutbox('logout.stay')}
            </Button>
            <Button onClick={() => void leave()}>{ofOutbox('logout.go')}</Button>
          </Stack>
        </Stack>
      </Card>
    </>
  );
}
