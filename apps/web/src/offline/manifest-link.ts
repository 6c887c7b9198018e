import type { Language } from '../i18n/language.ts';

/** Names the manifest of the reader's language, so that the app is installed under that language's names. */
export function linkManifest(language: Language): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ?? document.createElement('link');
  link.rel = 'manifest';
  link.href = `/terroir.${language}.webmanifest`;
  if (!link.isConnected) document.head.append(link);
}
