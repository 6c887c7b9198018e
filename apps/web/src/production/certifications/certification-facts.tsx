import { styled } from '@terroir/ui-kit';
import { useCallback } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { RecordFact } from '../../records/conflict.tsx';
import { useFormat } from '../../session/use-format.ts';
import type { CertificationTyped } from './certification.ts';

/** A certificate, small: in the history and where two versions are compared. */
export const SmallPicture = styled('img')(({ theme }) => ({
  display: 'block',
  width: 120,
  height: 90,
  objectFit: 'contain',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.sunken,
}));

/** The fields of a certification for people, as a conflict compares them. */
export function useCertificationFacts(): (typed: CertificationTyped) => readonly RecordFact[] {
  const t = useTexts('certifications');
  const format = useFormat();
  return useCallback(
    ({ image, ...typed }) => {
      const texts = ['certifier', 'number'] as const;
      const dates = ['validFrom', 'validUntil'] as const;
      const isStored = typeof image === 'string';
      return [
        ...texts.map((name) => ({ label: t(`fields.${name}`), value: typed[name], fields: [name] })),
        ...dates.map((name) => {
          const date = typed[name] ?? '';
          return { label: t(`fields.${name}`), value: date, shown: date && format.date(date), fields: [name] };
        }),
        {
          label: t('fields.image'),
          value: isStored ? image : (image?.base64data ?? ''),
          shown: isStored ? <SmallPicture src={image} alt={t('picture')} /> : (image?.fileName ?? t('newPicture')),
          fields: ['image'],
        },
      ];
    },
    [t, format],
  );
}
