import { lengthOf, measured } from '@terroir/land';
import type { DrawLabels, MapMeasure } from '@terroir/ui-kit/map';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useLandFigures } from '../areas/use-land-figures.ts';

/** Measures on the ellipsoid, as the server does. */
export function useMapMeasure(): MapMeasure {
  const figures = useLandFigures();
  return useMemo(
    () => ({
      distance: (from, to) => lengthOf([from, to]),
      area: (ring) => measured(ring).area,
      formatLength: figures.metres,
      formatArea: figures.area,
    }),
    [figures],
  );
}

/** What is on the tools of drawing, and what they say. */
export function useDrawLabels(): DrawLabels {
  const t = useTexts('land-manage');
  return useMemo(
    () => ({
      tools: t('tools'),
      undo: t('undo'),
      redo: t('redo'),
      place: t('place'),
      finish: t('finish'),
      clear: t('clear'),
      removePoint: t('removePoint'),
      length: t('length'),
      metres: t('metres'),
      area: t('area'),
      perimeter: t('perimeter'),
      hints: { start: t('hints.start'), next: t('hints.next'), close: t('hints.close'), edit: t('hints.edit') },
      keyboard: { draw: t('keyboard.draw'), edit: t('keyboard.edit') },
      announce: (deed, count) => `${t(`deeds.${deed}`)} ${t('points', { count })}`,
    }),
    [t],
  );
}
