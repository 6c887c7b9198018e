import { Notice } from '@terroir/ui-kit';
import { useAtom, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { bannerAtom, nextSerial, type Banner } from './banner-state.ts';
import { asFailure } from '../api/failure.ts';
import { formErrorMessage } from '../api/error-message.ts';
import type { Key } from '../i18n/text-keys.ts';
import { useTexts } from '../i18n/texts.ts';

/** Ways to show a message in an area, each for some milliseconds; the functions stay the same from render to render. */
export interface BannerMessages {
  done(this: void, text: Key<'shell'>, ms: number): void;
  failed(this: void, failure: unknown, ms: number, options?: { readonly takesFocus?: boolean }): void;
  clear(this: void): void;
}

/** The messages of an area, e.g. `account` (the guest forms) or `company`. */
export function useBanner(area: string): BannerMessages {
  const set = useSetAtom(bannerAtom);
  return useMemo(
    (): BannerMessages => ({
      done: (text, ms) => set({ area, severity: 'success', text, ms, serial: nextSerial() }),
      failed: (failure, ms, { takesFocus = false } = {}) =>
        set({ area, severity: 'error', failure, ms, takesFocus, serial: nextSerial() }),
      clear: () => set(null),
    }),
    [area, set],
  );
}

/** Where the messages of an area stand. */
export function BannerPlace({ area }: { area: string }) {
  const t = useTexts('shell');
  const [banner, setBanner] = useAtom(bannerAtom);
  if (banner?.area !== area) return null;
  const { text }: Banner = banner;
  const failure = banner.failure === undefined ? null : asFailure(banner.failure);
  return (
    <Notice
      key={banner.serial}
      severity={banner.severity}
      autoHideDuration={banner.ms}
      takesFocus={banner.takesFocus}
      onClose={() => setBanner(null)}
      closeLabel={t('close')}
    >
      {text ? t(text) : formErrorMessage(banner.failure, t)}
      {failure?.requestId && failure.status >= 500 ? ` ${t('failed.request')} ${failure.requestId}` : null}
    </Notice>
  );
}
