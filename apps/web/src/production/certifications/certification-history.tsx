import { useMemo } from 'react';
import { searchAt } from '../../as-of/as-of.ts';
import { HistoryDrawer } from '../../history/history-drawer.tsx';
import type { HistoryWords } from '../../history/history-list.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { recordHistory, textOf } from '../../records/record-history.ts';
import { useFormat } from '../../session/use-format.ts';
import { SmallPicture } from './certification-facts.tsx';
import { nameOf, type CertificationRow } from './certification.ts';

/** The small copy of a picture as an event names it; undefined for anything else. */
const thumbnailOf = (value: unknown): string | undefined => {
  const hash = typeof value === 'object' && value !== null && 'thumbnail' in value ? value.thumbnail : undefined;
  return typeof hash === 'string' ? `/api/v1/images/${hash}` : undefined;
};

const kinds = ['Recorded', 'Corrected', 'Removed', 'Restored'] as const;

/** How the history speaks of certifications. */
export function useCertificationWords(): HistoryWords {
  const t = useTexts('certifications');
  const format = useFormat();
  return useMemo(() => {
    const names = ['number', 'certifier', 'validFrom', 'validUntil', 'image'] as const;
    const date = (value: unknown) => format.date(textOf(value));
    return recordHistory({
      event: ({ event }) => t(`history.events.${kinds.find((kind) => event.endsWith(kind)) ?? 'Corrected'}`),
      labels: Object.fromEntries(names.map((name) => [name, t(`fields.${name}`)])),
      formats: {
        validFrom: date,
        validUntil: date,
        image: (value) => <SmallPicture src={thumbnailOf(value)} alt={t('picture')} />,
      },
    });
  }, [t, format]);
}

export interface CertificationHistoryProps {
  /** One certification, all of them, or closed. */
  of: CertificationRow | 'all' | null;
  onClose: () => void;
}

/** Who changed what in a certification, or in all of them. */
export function CertificationHistory({ of, onClose }: CertificationHistoryProps) {
  const t = useTexts('certifications');
  const words = useCertificationWords();
  return (
    <HistoryDrawer
      open={of !== null}
      onClose={onClose}
      title={of === null || of === 'all' ? t('history.all') : t('history.one', { what: nameOf(of) })}
      words={words}
      filter={{ resourceType: 'certification', ...(of === null || of === 'all' ? {} : { resourceId: of.id }) }}
      asOfHref={(instant) => `/certifications${searchAt(instant, new URLSearchParams())}`}
    />
  );
}
