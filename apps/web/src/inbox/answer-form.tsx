import { EnquiryAnswer, type EnquiryThreadAttributes } from '@terroir/market';
import { Button, Form, LiveRegion, Notice, TextField } from '@terroir/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { formErrorMessage } from '../api/error-message.ts';
import type { Failure } from '../api/failure.ts';
import { DraftNotice } from '../forms/draft-notice.tsx';
import { useApiForm } from '../forms/form.ts';
import { useTexts } from '../i18n/texts.ts';
import { client } from '../session/session.ts';
import type { Box } from './inbox-address.ts';
import type { EnquiryThread } from './use-inbox.ts';

const Entry = z.object({ answer: EnquiryAnswer });

export interface AnswerFormProps {
  id: string;
  account: string;
  box: Box;
  /** Whom it goes to. */
  name: string;
  /** One was sent from here: the field takes the focus that the button had. */
  isNext: boolean;
  /** What is on its way; `null` where it came back. */
  onSending: (message: string | null) => void;
  onSent: (saved: EnquiryThread) => void;
}

/** The next message. It shows among the others at once; one that fails is still in the field. */
export function AnswerForm({ id, account, box, name, isNext, onSending, onSent }: AnswerFormProps) {
  const t = useTexts('enquiries');
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useApiForm({
    texts: 'enquiries',
    schema: Entry,
    defaultValues: { answer: { message: '' } },
    draft: `${account}:enquiry:${id}`,
    warn: false, // its draft is kept
    warnWhileSending: true,
  });
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNext) field.current?.querySelector('textarea')?.focus();
  }, [isNext]);
  const submit = form.submit(async (values, key) => {
    setFailure(null);
    onSending(values.answer.message);
    try {
      const saved = await client.post<EnquiryThreadAttributes>(`/enquiries/${id}/answers`, values, { key });
      form.forgetDraft(); // before the form that follows looks for one
      onSent(saved);
    } catch (thrown) {
      onSending(null);
      throw thrown;
    }
  }, setFailure);
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <LiveRegion urgent>
        {failure ? <Notice severity="error">{formErrorMessage(failure, t)}</Notice> : null}
      </LiveRegion>
      <DraftNotice form={form} />
      <div ref={field}>
        <TextField
          {...form.field('answer.message')}
          label={t('answer.label', { name })}
          helperText={t('answer.hint')}
          rows={4}
          disabled={form.submitting}
        />
      </div>
      <div>
        <Button type="submit" variant="contained" loading={form.submitting}>
          {t(box === 'received' ? 'answer.submit' : 'answer.write')}
        </Button>
      </div>
    </Form>
  );
}
