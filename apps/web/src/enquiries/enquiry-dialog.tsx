import { openedPart } from '../api/opened-part.tsx';
import { loadTexts } from '../i18n/texts.ts';
import type enquiries from './enquiries.en.json';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    enquiries: typeof enquiries;
  }
}

/** What an enquiry is about, as its sender sees it. */
export interface EnquirySubject {
  readonly type: 'Item' | 'Produce' | 'Producer';
  readonly id: string;
  readonly name: string;
  readonly producerId: string;
  readonly producerName: string;
  /** The version that is on the screen. Default: the newest. */
  readonly version?: number;
}

export interface EnquiryDialogProps {
  subject: EnquirySubject;
  onClose: () => void;
}

/** Sends an enquiry to a producer. Its form and its texts are fetched when it is opened. */
export const EnquiryDialog = openedPart<EnquiryDialogProps>(async () => {
  const [{ EnquiryForm }] = await Promise.all([import('./enquiry-form.tsx'), loadTexts(['enquiries'])]);
  return EnquiryForm;
});
