import { todayIn } from '@terroir/production';
import { useState } from 'react';
import { clock } from '../../as-of/as-of.ts';
import type { AsOfHandle } from '../../as-of/use-as-of.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RecordCards } from '../../records/cards/record-cards.tsx';
import { useShownZone } from '../../session/company-zone.ts';
import { CertificationCard } from './certification-card.tsx';
import { draftName } from './certification-form.tsx';
import { certificationSource, nameOf, type CertificationRow } from './certification.ts';
import { certificationTabs } from './tabs.ts';

export interface CertificationCardsProps {
  asOf: AsOfHandle;
  onHistory: (of: CertificationRow) => void;
}

/** The certifications as cards, now or at an instant (S1 §2). */
export function CertificationCards({ asOf, onHistory }: CertificationCardsProps) {
  const t = useTexts('certifications');
  const timeZone = useShownZone();
  const [now] = useState(() => clock().toISOString());
  const today = todayIn(timeZone, asOf.instant ?? now);
  return (
    <RecordCards
      source={certificationSource}
      nameOf={nameOf}
      tabs={certificationTabs}
      asOf={asOf}
      onHistory={onHistory}
      draftOf={(account) => draftName(account, null)}
      drawing="certificate"
      words={{
        list: t('list'),
        unfinished: t('unfinished'),
        empty: { title: t('empty.title'), past: t('empty.past'), action: t('empty.action'), text: t('empty.text') },
      }}
      removalOf={({ certifier, number }) => t('removal', { certifier, number })}
      renderCard={(row, state) => <CertificationCard row={row} today={today} {...state} />}
    />
  );
}
