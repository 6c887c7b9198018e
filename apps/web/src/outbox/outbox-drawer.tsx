import { Button, Chip, ConfirmDialog, Drawer, Stack, styled } from '@terroir/ui-kit';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts, type Texts } from '../i18n/texts.ts';
import { useInstants } from '../session/use-instants.ts';
import { store } from '../session/store.ts';
import { dependentsOf, type OutboxEntry } from './entry.ts';
import { mendingAtom, outboxAtom, retryEntry, throwAway } from './outbox.ts';

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 });
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 16,
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
}));

/** Why the server did not take it, in the reader's words where the server gave none. */
function reasonOf({ refusal }: OutboxEntry, t: Texts<'offline'>): string | null {
  if (refusal === null) return null;
  if (refusal.code === 'unsure') return t('reasons.unsure');
  if (refusal.code === 'version_conflict') return t('reasons.conflict');
  const said = refusal.faults.map(({ message }) => message).filter(Boolean);
  return said.length > 0 ? said.join(' ') : t('reasons.unknown');
}

/** What is not sent yet, in order: what of it was refused and why, and the ways to mend, repeat or give it up. */
export function OutboxDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('offline');
  const { instant } = useInstants();
  const navigate = useNavigate();
  const { entries, sending } = useAtomValue(outboxAtom, { store });
  const [losing, setLosing] = useState<OutboxEntry | null>(null);
  const isBehind = (entry: OutboxEntry) =>
    entries.some((other) => other.refusal !== null && dependentsOf(entries, other).includes(entry));
  const stateOf = (entry: OutboxEntry) =>
    entry.refusal ? 'refused' : entry.id === sending ? 'sending' : isBehind(entry) ? 'behind' : 'waiting';
  const mend = (entry: OutboxEntry) => {
    store.set(mendingAtom, entry);
    onClose();
    void navigate(entry.href);
  };
  return (
    <>
      <Drawer open={open} title={t('title')} closeLabel={t('shell:close')} onClose={onClose}>
        <Stack spacing={2}>
          <p style={{ margin: 0 }}>{entries.length > 0 ? t('lead') : t('none')}</p>
          <List>
            {entries.map((entry) => {
              const state = stateOf(entry);
              const reason = reasonOf(entry, t);
              return (
                <Item key={entry.id}>
                  <p>
                    <strong>{entry.name}</strong>{' '}
                    <Chip
                      component="span"
                      size="small"
                      variant="outlined"
                      color={state === 'refused' ? 'error' : 'info'}
                      label={t(`states.${state}`)}
                    />
                  </p>
                  <small>{t(`kinds.${entry.kind}`, { at: instant(entry.at) })}</small>
                  {reason === null ? null : <p>{reason}</p>}
                  {state === 'sending' ? null : (
                    <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
                      {entry.refusal && entry.kind !== 'remove' && entry.typed ? (
                        <Button size="small" variant="contained" onClick={() => mend(entry)}>
                          {t('mend')}
                        </Button>
                      ) : null}
                      {entry.refusal ? (
                        <Button size="small" onClick={() => void retryEntry(entry)}>
                          {t('again')}
                        </Button>
                      ) : null}
                      <Button size="small" variant="text" color="error" onClick={() => setLosing(entry)}>
                        {t('throwAway')}
                      </Button>
                    </Stack>
                  )}
                </Item>
              );
            })}
          </List>
        </Stack>
      </Drawer>
      <ConfirmDialog
        open={losing !== null}
        title={t('question.title')}
        confirmLabel={t('throwAway')}
        cancelLabel={t('question.keep')}
        color="error"
        onCancel={() => setLosing(null)}
        onConfirm={() => {
          if (losing) void throwAway(losing);
          setLosing(null);
        }}
      >
        {losing ? t('question.text', { what: losing.name, count: dependentsOf(entries, losing).length + 1 }) : null}
      </ConfirmDialog>
    </>
  );
}
