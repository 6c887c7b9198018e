import { useTexts } from '../../i18n/texts.ts';
import { CardScreen } from '../../records/cards/card-screen.tsx';
import { CertificationCards } from './certification-cards.tsx';
import { CertificationForm } from './certification-form.tsx';
import { CertificationHistory } from './certification-history.tsx';
import { certificationSource, nameOf } from './certification.ts';
import { certificationTabs } from './tabs.ts';

/** What organizations certify of a company (S1 §2): the cards, and the form in a tab of its own. */
export default function CertificationsScreen() {
  const t = useTexts('certifications');
  return (
    <CardScreen
      source={certificationSource}
      nameOf={nameOf}
      tabs={certificationTabs}
      words={{
        title: t('title'),
        lead: t('lead'),
        parts: t('tabs.label'),
        cards: t('tabs.certifications'),
        add: t('tabs.add'),
        edit: t('tabs.edit'),
        history: t('history.button'),
      }}
      renderCards={(asOf, onHistory) => <CertificationCards asOf={asOf} onHistory={onHistory} />}
      renderForm={(row, props) => <CertificationForm row={row} {...props} />}
      renderHistory={(of, onClose) => <CertificationHistory of={of} onClose={onClose} />}
    />
  );
}
