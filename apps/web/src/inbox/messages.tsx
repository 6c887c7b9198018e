import { styled } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';
import { useInstants } from '../session/use-instants.ts';
import type { EnquiryThread } from './use-inbox.ts';

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 });
const Message = styled('li')(({ theme }) => ({
  maxWidth: 'min(100%, 64ch)',
  padding: '10px 16px 12px',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.sunken,
  justifySelf: 'start',
  minWidth: 0,
  '&[data-own]': {
    justifySelf: 'end',
    backgroundColor: theme.vars.palette.soft.primary,
    color: theme.vars.palette.onSoft.primary,
  },
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 12px', fontSize: '0.9375rem', overflowWrap: 'anywhere' },
}));

/** What was written, the oldest first. `pending` is on its way. */
export function Messages({ thread, name, pending }: { thread: EnquiryThread; name: string; pending: string | null }) {
  const t = useTexts('enquiries');
  const { instant } = useInstants();
  return (
    <List aria-label={t('messages')}>
      {thread.messages.map(({ own, text, at, erased }, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- messages are only ever added at the end
        <Message key={nth} {...(own ? { 'data-own': '' } : {})}>
          <div>
            <strong>
              <bdi>{own ? t('you') : name}</bdi>
            </strong>
            <time dateTime={at}>{instant(at)}</time>
          </div>
          <p>{erased ? <em>{t('erased')}</em> : text}</p>
        </Message>
      ))}
      {pending === null ? null : (
        <Message data-own="" aria-busy>
          <div>
            <strong>{t('you')}</strong>
            <span>{t('sending')}</span>
          </div>
          <p>{pending}</p>
        </Message>
      )}
    </List>
  );
}
