import { Card, LiveRegion, Notice, Stack, styled, TextLink } from '@terroir/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { QueryState } from '../api/query-state.tsx';
import { useTexts } from '../i18n/texts.ts';
import { useProfile } from '../session/profile.ts';
import { AnswerForm } from './answer-form.tsx';
import { otherName } from './enquiry-words.ts';
import { Messages } from './messages.tsx';
import { SeenFacts } from './seen-facts.tsx';
import { StateMark } from './state-mark.tsx';
import { useThread, type EnquiryThread } from './use-inbox.ts';

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '& > div': { flex: '1 1 12rem', minWidth: 0 },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
});
const Name = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  overflowWrap: 'anywhere',
  outline: 'none', // it takes the focus so that it is read, and nothing can be done with it
}));
/** Where the list stands beside it, there is no way back to go. */
const Back = styled('div')({
  marginBottom: 12,
  '@container (min-width: 52rem)': { display: 'none' },
  '@media print': { display: 'none' },
});

/** How long a message stays, in milliseconds (S1 §9). */
const SHOWN_FOR = 5000;

/** One enquiry: what it is about, what was written, and the next message. */
export function EnquiryThreadPart({ id, back, takesFocus }: { id: string; back: string; takesFocus: boolean }) {
  const t = useTexts('enquiries');
  const { query, keep } = useThread(id);
  return (
    <>
      <Back>
        <TextLink href={back}>{t('back')}</TextLink>
      </Back>
      <QueryState query={query}>
        {(thread) => <Thread thread={thread} onSaved={keep} takesFocus={takesFocus} />}
      </QueryState>
    </>
  );
}

interface ThreadProps {
  thread: EnquiryThread;
  onSaved: (thread: EnquiryThread) => void;
  takesFocus: boolean;
}

function Thread({ thread, onSaved, takesFocus }: ThreadProps) {
  const t = useTexts('enquiries');
  const account = useProfile().data?.id;
  const [pending, setPending] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  /** Which of the sent messages is said to be sent; 0 for none. */
  const [said, setSaid] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever comes by the list goes on here; whoever comes by a link begins at the top of the page.
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { id, box, source, state, unread, about, canAnswer, other, relatableType } = thread;
  const place = [other.city, other.state].filter(Boolean).join(', ');
  const name = otherName(thread, t);
  return (
    <Card>
      <Stack spacing={2.5}>
        <Head>
          <div>
            <Name ref={heading} tabIndex={-1}>
              <bdi>{name}</bdi>
            </Name>
            {place ? <p>{place}</p> : null}
            {other.email ? (
              <p>
                <TextLink href={`mailto:${encodeURIComponent(other.email).replace('%40', '@')}`}>
                  {other.email}
                </TextLink>
              </p>
            ) : null}
            <p>
              {source === 'website' ? t('about.website') : null}
              {source === 'marketplace'
                ? about || t(relatableType === 'Producer' ? 'about.producer' : 'about.gone')
                : null}
            </p>
          </div>
          <StateMark state={state} box={box} unread={unread} />
        </Head>
        <SeenFacts thread={thread} />
        <Messages thread={thread} name={name} pending={pending} />
        <LiveRegion>
          {said > 0 ? (
            <Notice
              key={said}
              severity="success"
              autoHideDuration={SHOWN_FOR}
              onClose={() => setSaid(0)}
              closeLabel={t('shell:close')}
            >
              {t('answer.done')}
            </Notice>
          ) : null}
        </LiveRegion>
        {canAnswer && account !== undefined ? (
          <AnswerForm
            // Each message has a form of its own, so that the same words can be sent twice on purpose.
            key={sent}
            id={id}
            account={account}
            box={box}
            name={name}
            isNext={sent > 0}
            onSending={setPending}
            onSent={(saved) => {
              onSaved(saved);
              setPending(null);
              setSent(sent + 1);
              setSaid(sent + 1);
            }}
          />
        ) : (
          <Notice live="off">{t('cannotAnswer')}</Notice>
        )}
      </Stack>
    </Card>
  );
}
