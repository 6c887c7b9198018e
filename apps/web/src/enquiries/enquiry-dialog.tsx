import { openedDialog } from '../api/opened-part.tsx';
import { loadTexts } from '../i18n/texts.ts';
import type enquiries from './enquiries.en.json';
import type { EnquiryDialogProps } from './enquiry-subject.ts';

export type { EnquiryDialogProps, EnquirySubject } from './enquiry-subject.ts';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    enquiries: typeof enquiries;
  }
}

/** Sends an enquiry to a producer. Its form and its texts are fetched when it is opened. */
export const EnquiryDialog = openedDialog<EnquiryDialogProps>(
  async () => {
    const [{ EnquiryForm }] = await Promise.all([import('./enquiry-form.tsx'), loadTexts(['enquiries'])]);
    return EnquiryForm;
  },
  ({ onClose }) => onClose,
);
