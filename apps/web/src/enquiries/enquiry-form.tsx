import { Enquiry } from '@terroir/market';
import { Button, Dialog, FormDialog, Notice, TextField } from '@terroir/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { formErrorMessage } from '../api/error-message.ts';
import type { Failure } from '../api/failure.ts';
import { DraftNotice } from '../forms/draft-notice.tsx';
import { useApiForm } from '../forms/form.ts';
import { useTexts } from '../i18n/texts.ts';
import { useProfile } from '../session/profile.ts';
import { client } from '../session/session.ts';
import { ENQUIRIES_KEY } from './enquiries-key.ts';
import type { EnquiryDialogProps } from './enquiry-subject.ts';

/** How long the message of success stays before the dialog closes by itself (S1 §9). */
const CLOSES_AFTER_MS = 5000;

const Entry = z.object({ enquiry: Enquiry.pick({ message: true }) });

/** The form of an enquiry. What is typed is kept until it is sent, also when the dialog is closed. */
export function EnquiryForm({ subject, onClose }: EnquiryDialogProps) {
  const [isSent, setSent] = useState(false);
  const account = useProfile().data?.id;
  if (isSent) return <EnquirySent subject={subject} onClose={onClose} />;
  // A draft is named by its account, so the form waits for that; it is in the cache of every member's page.
  return account === undefined ? null : (
    <Typed subject={subject} account={account} onClose={onClose} onSent={() => setSent(true)} />
  );
}

function Typed({ subject, account, onClose, onSent }: EnquiryDialogProps & { account: string; onSent: () => void }) {
  const { type, id, name, producerId, producerName, version } = subject;
  const t = useTexts('enquiries');
  const queries = useQueryClient();
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useApiForm({
    texts: 'enquiries',
    schema: Entry,
    defaultValues: { enquiry: { message: '' } },
    draft: `${account}:enquiry:${type}:${id}`,
    warn: false, // its draft is kept
    warnWhileSending: true,
  });
  const submit = form.submit(async ({ enquiry: { message } }, key) => {
    setFailure(null);
    const about = { relatableType: type, relatableId: id, producerId, version };
    await client.post('/enquiries', { enquiry: { message, ...about } }, { key });
    void queries.invalidateQueries({ queryKey: ENQUIRIES_KEY });
    onSent();
  }, setFailure);
  const isProducer = type === 'Producer';
  return (
    <FormDialog
      open
      title={isProducer ? t('send.titleProducer', { producer: producerName }) : t('send.title', { name })}
      description={isProducer ? t('send.lead') : t('send.to', { producer: producerName })}
      submitLabel={t('send.submit')}
      cancelLabel={t('shell:cancel')}
      closeLabel={t('shell:close')}
      loading={form.submitting}
      error={failure ? formErrorMessage(failure, t) : undefined}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <DraftNotice form={form} />
      <TextField {...form.field('enquiry.message')} rows={6} helperText={t('send.hint')} />
    </FormDialog>
  );
}

/** It was sent: says so, and closes by itself. */
function EnquirySent({ subject, onClose }: EnquiryDialogProps) {
  const t = useTexts('enquiries');
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      open
      title={t('send.sent')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('shell:close')}
        </Button>
      }
    >
      <Notice severity="success">{t('send.thanks')}</Notice>
      <p style={{ margin: 0 }}>{t('send.next', { producer: subject.producerName })}</p>
    </Dialog>
  );
}
