import type { EnquiryAttributes } from '@terroir/market';
import type { Texts } from '../i18n/texts.ts';

/** What the other side of an enquiry is called. */
export function otherName(
  { other: { kind, name }, box }: Pick<EnquiryAttributes, 'other' | 'box'>,
  t: Texts<'enquiries'>,
): string {
  if (kind === 'gone') return t('gone');
  return name || t(box === 'received' ? 'nameless.received' : 'nameless.sent');
}
