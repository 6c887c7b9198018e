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
