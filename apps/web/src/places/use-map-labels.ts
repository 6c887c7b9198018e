import type { MapLabels } from '@terroir/ui-kit/map';
import { useMemo } from 'react';
import { useTexts } from '../i18n/texts.ts';
import type landMap from './land-map.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    'land-map': typeof landMap;
  }
}

/** What is on the controls of every map of the land. Its routes name `land-map` among their texts. */
export function useMapLabels(): MapLabels {
  const t = useTexts('land-map');
  return useMemo(
    () => ({
      zoomIn: t('zoomIn'),
      zoomOut: t('zoomOut'),
      locate: t('locate'),
      locateFailed: t('locateFailed'),
      fullScreen: t('fullScreen'),
      leaveFullScreen: t('leaveFullScreen'),
      tiles: t('tiles'),
      outlineOnly: t('outlineOnly'),
      scale: t('scale'),
      groundCredit: t('groundCredit'),
      tilesFailed: t('tilesFailed'),
      groundFailed: t('groundFailed'),
      loading: t('loading'),
      keyboard: t('keyboard'),
      stepKeyboard: t('stepKeyboard'),
      stepped: (what, number, count) => t('stepped', { what, number, of: count }),
      nothingInSight: t('nothingInSight'),
      wheel: t('wheel'),
    }),
    [t],
  );
}
