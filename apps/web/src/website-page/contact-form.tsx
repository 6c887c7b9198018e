import { Button, Form, Notice, styled, TextField } from '@terroir/ui-kit';
import { useState } from 'react';
import { formErrorMessage } from '../api/error-message.ts';
import type { Failure } from '../api/failure.ts';
import { useGuestForm } from '../forms/guest-form.ts';
import { useTexts } from '../i18n/texts.ts';
import { client, useSignedIn } from '../session/session.ts';

const Sheet = styled('div')(({ theme }) => ({
  padding: 20,
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '& > h3, & > h5': { margin: '0 0 12px', fontSize: '1.125rem' },
  '& > p': { margin: '0 0 12px' },
  '@media print': { display: 'none' },
}));

/** How long a message stays, in milliseconds (S1 §9). */
const SHOWN_FOR = 5000;
type Outcome = { readonly serial: number } & ({ readonly sent: true } | { readonly failure: Failure });

interface Typed {
  websiteEnquiry: { slug: string; message: string; name?: string; email?: string };
}

/** Writes to the company of the website at an address. A guest says who they are; of a member the account does. */
export function ContactForm({ slug }: { slug: string }) {
  const t = useTexts('website');
  const signedIn = useSignedIn();
  return (
    <Sheet>
      <h3>{t('form.title')}</h3>
      {signedIn ? <p>{t('form.account')}</p> : null}
      <Fields key={signedIn ? 'member' : 'guest'} slug={slug} signedIn={signedIn} />
    </Sheet>
  );
}

function Fields({ slug, signedIn }: { slug: string; signedIn: boolean }) {
  const t = useTexts('website');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useGuestForm<Typed, Typed, 'website'>({
    texts: 'website',
    schema: async () => {
      const { GuestEnquiry, MemberEnquiry } = await import('./enquiry.ts');
      return signedIn ? MemberEnquiry : GuestEnquiry;
    },
    defaultValues: { websiteEnquiry: { slug, message: '', ...(signedIn ? {} : { name: '', email: '' }) } },
  });
  const say = (said: { sent: true } | { failure: Failure }) =>
    setOutcome((last) => ({ ...said, serial: (last?.serial ?? 0) + 1 }));
  const send = form.submit(
    async (values, key) => {
      setOutcome(null);
      await client.postVoid('/website_enquiries', values, { key });
      form.reset();
      say({ sent: true });
    },
    (failure) => say({ failure }),
  );
  return (
    <Form onSubmit={send}>
      {signedIn ? null : (
        <>
          <TextField {...form.field('websiteEnquiry.name')} autoComplete="name" />
          <TextField {...form.field('websiteEnquiry.email')} type="email" inputMode="email" autoComplete="email" />
        </>
      )}
      <TextField {...form.field('websiteEnquiry.message')} rows={5} />
      {/* Beside the button that was pressed: on a phone the head of the form is out of sight by then. */}
      {outcome ? (
        <Notice
          key={outcome.serial}
          severity={'sent' in outcome ? 'success' : 'error'}
          autoHideDuration={'sent' in outcome ? SHOWN_FOR : undefined}
          onClose={() => setOutcome(null)}
          closeLabel={t('shell:close')}
        >
          {'sent' in outcome ? t('form.sent') : formErrorMessage(outcome.failure, t)}
        </Notice>
      ) : null}
      <Button type="submit" variant="contained" loading={form.submitting}>
        {t('form.submit')}
      </Button>
    </Form>
  );
}
