import { styled } from '@terroir/ui-kit';
import type { ItemPageChange } from '@terroir/market';
import { textIfAny, useTexts } from '../i18n/texts.ts';
import { useFormat } from '../session/use-format.ts';
import { Nothing } from './claim-list.tsx';
import { Section } from './section.tsx';
import { Since, useDayOf } from './since.tsx';

const List = styled('ul')({
  margin: 0,
  paddingInlineStart: '1.25em',
  display: 'grid',
  gap: 12,
  overflowWrap: 'anywhere',
});

/** What the page says otherwise than it did when the label was printed; null where the item was not shown then. */
export function ItemChanges({ changes, at }: { changes: readonly ItemPageChange[] | null; at: string }) {
  const t = useTexts('item-page');
  const dayOf = useDayOf();
  const sentence = useSentence();
  const day = dayOf(at);
  return (
    <Section title={t('changes.title', { day })}>
      {changes === null || changes.length === 0 ? (
        <Nothing>{t(changes === null ? 'changes.unseen' : 'changes.none')}</Nothing>
      ) : (
        <List>
          {changes.map((change) => (
            <li key={`${change.field} ${change.kind} ${change.of?.id ?? ''}`}>
              {sentence(change)}
              <Since at={change.at} of="change" />
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}

const isDay = (field: ItemPageChange['field']): boolean => /_(from|to|until)$/.test(field);

/** Writes a change as a sentence, its values as the page writes them elsewhere. */
function useSentence() {
  const t = useTexts('item-page');
  const format = useFormat();
  const dayOf = useDayOf();
  const write = (field: ItemPageChange['field'], value: string | null) => {
    if (value === null) return '';
    if (field === 'cost') return format.money(Number(value));
    if (field === 'since') return dayOf(value);
    return isDay(field) ? format.date(value) : value;
  };
  return ({ field, of, kind, before, after }: ItemPageChange): string => {
    const about = field === 'picture' && of !== null ? 'pictureOf' : field;
    const values = { name: of?.name, before: write(field, before), after: write(field, after) };
    return textIfAny(t, `changes.${kind}.${about}`, values) ?? '';
  };
}
