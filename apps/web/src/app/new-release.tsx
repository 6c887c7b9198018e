import { useIsFetching } from '@tanstack/react-query';
import { useToasts } from '@terroir/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage, useTexts } from '../i18n/texts.ts';
import { linkManifest } from '../offline/manifest-link.ts';
import { keepAhead } from './keep-ahead.ts';
import { keepFiles, onNewRelease, reload } from '../offline/service-worker.ts';

const aDay = 24 * 60 * 60_000;
/** What the page itself fetches goes first: so long (ms) it must have asked for nothing. */
const quiet = 3_000;

/**
 * Keeps the files of the app in this browser once the page is idle, and offers to reload when a new release is here, or has
 * taken the place of files that this page still needs. Nothing is lost by that: drafts are kept, and the browser asks first
 * where something is unsaved. It comes with the layout of members, whose pages stay open; public pages go without its weight.
 */
export function NewRelease() {
  const t = useTexts('shell');
  const language = useLanguage();
  const toasts = useToasts();
  const offered = useRef(false);
  const offer = useEffectEvent(() => {
    if (offered.current) return;
    offered.current = true;
    toasts.show({
      severity: 'info',
      text: t('newRelease.text'),
      action: { label: t('newRelease.reload'), onSelect: () => void reload() },
      autoHideDuration: aDay,
    });
  });
  useEffect(() => linkManifest(language), [language]);
  useEffect(() => {
    const missed = async () => {
      if (!offered.current && (await isReplaced())) offer();
    };
    const listener = () => void missed();
    addEventListener('vite:preloadError', listener); // the event of Vite for a part that could not be fetched
    return () => removeEventListener('vite:preloadError', listener);
  }, []);
  const busy = useIsFetching() > 0;
  const begun = useRef(false);
  const keep = useEffectEvent(async () => {
    if (begun.current) return;
    begun.current = true;
    const registration = await keepFiles();
    if (!registration) return;
    onNewRelease(registration, () => offer());
    await keepAhead();
  });
  useEffect(() => {
    if (busy) return undefined;
    const later = setTimeout(() => void keep(), quiet);
    return () => clearTimeout(later);
  }, [busy]);
  return null;
}

/** Whether the server has another release than this page is of: then its page names other scripts. */
async function isReplaced(): Promise<boolean> {
  const scripts = [...document.querySelectorAll('script[type="module"][src]')].map((script) =>
    script.getAttribute('src'),
  );
  if (scripts.length === 0) return false;
  try {
    const page = await fetch('/', { cache: 'no-store' });
    if (!page.ok) return false;
    const text = await page.text();
    return scripts.some((name) => !text.includes(`"${name}"`));
  } catch {
    return false; // the line is down, which reloading does not mend
  }
}
