import { StatusMark, type NoticeSeverity } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';
import type { Box, EnquiryState } from './inbox-address.ts';

const severities: Readonly<Record<Box, Readonly<Record<EnquiryState, NoticeSeverity>>>> = {
  received: { new: 'info', read: 'warning', answered: 'success' },
  sent: { new: 'info', read: 'info', answered: 'success' },
};

/** What the producer has done with an enquiry, as either side says it. */
export function StateMark({ state, box, unread }: { state: EnquiryState; box: Box; unread: boolean }) {
  const t = useTexts('enquiries');
  // An answer that its sender has not opened is the news for them.
  if (box === 'sent' && unread) return <StatusMark severity="success">{t('state.newAnswer')}</StatusMark>;
  return <StatusMark severity={severities[box][state]}>{t(`state.${box}.${state}`)}</StatusMark>;
}
