import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut, useSignedIn } from '../session/session.ts';
import { useTexts } from '../i18n/texts.ts';
import { Waiting } from './waiting.tsx';

/** Signs out and leads to `/login`. An address of its own, so that the menu's link works like every other. */
export default function LogoutScreen() {
  const t = useTexts('confirm');
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void (async () => {
      if (signedIn) await signOut();
      await navigate('/login', { replace: true });
    })();
  }, [signedIn, navigate]);
  return <Waiting title={t('leaving')} />;
}
