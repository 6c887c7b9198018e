import { Button, Dialog, download, PaperAlone, styled, TextLink, useToasts } from '@terroir/ui-kit';
import { QrCode, qrPng } from '@terroir/ui-kit/qr-code';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { clock } from '../../as-of/as-of.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { firmQuery } from '../../session/firm.ts';
import { useFormat } from '../../session/use-format.ts';
import type { ItemRow } from '../../records/choices/items.ts';
import { addressOf } from './item-address.ts';
import { MarketIcon } from './market-icon.tsx';
import { pageHref } from './tabs.ts';
import { useAmounts } from './use-amounts.ts';

const Middle = styled('div')({ display: 'grid', justifyItems: 'center', gap: 12, textAlign: 'center' });
const Paper = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: '4mm',
  textAlign: 'center',
  color: '#000',
  '& p': { margin: 0 },
  '& strong': { fontSize: '20pt' },
});

/** A file name without what file systems refuse. */
const fileName = (name: string) =>
  `${name
    .replaceAll(/[\\/:*?"<>|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()}.png`;

export interface CodeDialogProps {
  item: ItemRow;
  open: boolean;
  onClose: () => void;
}

/** The QR code of an item: leads to its page, is saved as a picture named after the item, or printed (S1 §2). */
export function CodeDialog({ item, open, onClose }: CodeDialogProps) {
  const t = useTexts('put-to-market');
  const toasts = useToasts();
  const { money } = useFormat();
  const amounts = useAmounts()(item);
  const [saving, setSaving] = useState(false);
  const producer = useQuery(firmQuery).data?.name ?? '';
  /** A code that is put on something is a label: it carries the moment at which it was made (ISO 8601). */
  const [madeAt, setMadeAt] = useState(() => clock().toISOString());
  const address = addressOf(item.slug, madeAt);
  const stamp = (): string => {
    const now = clock().toISOString();
    flushSync(() => setMadeAt(now));
    return addressOf(item.slug, now);
  };
  const label = t('code.label', { what: item.name });
  const save = async () => {
    setSaving(true);
    try {
      download(fileName(item.name), await qrPng(stamp()));
    } catch {
      toasts.show({ severity: 'error', text: t('code.failed') });
    }
    setSaving(false);
  };
  return (
    <Dialog
      open={open}
      title={t('code.title', { what: item.name })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      width="xs"
      actions={
        <>
          <Button startIcon={<RecordIcon name="download" />} loading={saving} onClick={() => void save()}>
            {t('code.download')}
          </Button>
          <Button
            variant="contained"
            startIcon={<MarketIcon name="print" />}
            onClick={() => {
              stamp();
              print();
            }}
          >
            {t('code.print')}
          </Button>
        </>
      }
    >
      <Middle>
        <QrCode text={address} label={label} size={240} />
        <TextLink href={pageHref(item.slug)} external>
          {t('code.view')}
        </TextLink>
        {item.enabled ? null : <div>{t('code.hidden')}</div>}
      </Middle>
      <PaperAlone>
        <Paper>
          <strong>{item.name}</strong>
          <QrCode text={address} label={label} size="90mm" />
          <p>{[item.cost === null ? '' : money(item.cost), amounts].filter(Boolean).join(' · ')}</p>
          <p>{producer}</p>
          <p>{addressOf(item.slug)}</p>
        </Paper>
      </PaperAlone>
    </Dialog>
  );
}
