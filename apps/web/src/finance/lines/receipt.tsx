import { download, IconButton, PictureDialog, styled } from '@terroir/ui-kit';
import { useState } from 'react';
import { Failed } from '../../api/query-state.tsx';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { usePrivatePicture } from '../../pictures/use-private-picture.ts';
import { textOf } from '../../records/record-history.ts';
import type { Line } from './line.ts';

const SmallPicture = styled('img')(({ theme }) => ({
  display: 'block',
  height: 96,
  maxWidth: '100%',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

/** A receipt in words until its picture is there. */
export function SmallReceipt({ address }: { address: string }) {
  const t = useTexts('finance');
  const { url } = usePrivatePicture(address);
  return url === null ? t('receipt.picture') : <SmallPicture src={url} alt={t('receipt.picture')} />;
}

/** The small copy of a receipt, as events name it; a file says `alt` in its place. */
export function RecordedReceipt({ of }: { of: unknown; alt: string }) {
  const hash = typeof of === 'object' && of !== null && 'thumbnail' in of ? textOf(of.thumbnail) : '';
  return hash === '' ? null : <SmallReceipt address={`/receipts/${hash}`} />;
}

export interface ReceiptButtonProps {
  /** The line whose receipt is opened; without one there is no button. */
  line: Pick<Line, 'receiptUrls' | 'subCategory' | 'occurredOn'>;
}

/** Opens the receipt of a line in a dialog. */
export function ReceiptButton({ line: { receiptUrls, subCategory, occurredOn } }: ReceiptButtonProps) {
  const t = useTexts('finance');
  const [open, setOpen] = useState(false);
  if (!receiptUrls) return null;
  const title = t('receipt.of', { what: subCategory.name });
  return (
    <span className="finance-receipt">
      <IconButton
        size="small"
        label={title}
        icon={<RecordIcon name="receipt" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open ? (
        <ReceiptDialog
          address={receiptUrls.image}
          title={title}
          file={`${t('receipt.file')}-${occurredOn}.webp`}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </span>
  );
}

interface ReceiptDialogProps {
  address: string;
  title: string;
  file: string;
  onClose: () => void;
}

function ReceiptDialog({ address, title, file, onClose }: ReceiptDialogProps) {
  const t = useTexts('finance');
  const { bytes, url, error, loading, retry } = usePrivatePicture(address);
  return (
    <PictureDialog
      open
      title={title}
      picture={url === null ? null : { url, alt: title }}
      failed={error ? <Failed error={error} onRetry={retry} loading={loading} compact /> : undefined}
      onClose={onClose}
      onDownload={() => {
        if (bytes) download(file, bytes);
      }}
      labels={{ close: t('shell:close'), download: t('receipt.download'), loading: t('shell:loading') }}
    />
  );
}
