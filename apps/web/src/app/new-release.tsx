import { useToasts } from '@terroir/ui-kit';
import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts.ts';

const aDay = 24 * 60 * 60_000;

/**
 * A page that stays open while a new release takes the place of its files cannot fetch its further parts: offers to
 * reload. Nothing is lost by that: drafts are kept, and the browser asks first where something is unsaved. It comes with
 * the layout of members, whose pages stay open; public pages go without its weight.
 */
export function NewRelease() {
  const t = useTexts('shell');
  const toasts = useToasts();
  const offered = useRef(false);
  useEffect(() => {
    const offer = async () => {
      if (offered.current || !(await isReplaced()) || offered.current) return;
      offered.current = true;
      toasts.show({
        severity: 'info',
        text: t('newRelease.text'),
        action: { label: t('newRelease.reload'), onSelect: () => location.reload() },
        autoHideDuration: aDay,
      });
    };
    const missed = () => void offer();
    addEventListener('vite:preloadError', missed); // the event of Vite for a part that could not be fetched
    return () => removeEventListener('vite:preloadError', missed);
  }, [t, toasts]);
  return null;
}

/** Whether the server has another release than this page is of: then its page names another first script. */
async function isReplaced(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!script) return false;
  try {
    const page = await fetch('/', { cache: 'no-store' });
    return page.ok && !(await page.text()).includes(`"${script}"`);
  } catch {
    return false; // the line is down, which reloading does not mend
  }
}
