import { styled } from '@terroir/ui-kit';
import { contactFields, type ItemPageChange } from '@terroir/market';
import { useTexts } from '../i18n/texts.ts';
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
            <li key={`${change.field} ${change.of?.id ?? ''}`}>
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
/** Says what it is about: without the name, two produces or claims would read alike. */
const isNamed = (field: ItemPageChange['field']): boolean =>
  isDay(field) || ['since', 'product', 'production_type'].includes(field);

/** Writes a change, its values as the page writes them elsewhere. */
function useSentence() {
  const t = useTexts('item-page');
  const format = useFormat();
  const dayOf = useDayOf();
  const write = (field: ItemPageChange['field'], value: string) => {
    if (field === 'cost') return format.money(Number(value));
    if (field === 'since') return dayOf(value);
    return isDay(field) ? format.date(value) : value;
  };
  return ({ field, of, before, after }: ItemPageChange): string => {
    if (field === 'picture') return of === null ? t('changes.picture') : t('changes.pictureOf', { name: of.name });
    if (field === 'details' || field === 'producer_details' || field === 'producer_picture')
      return t(`changes.${field}`);
    const label = t(`changes.fields.${field}`);
    const what = isNamed(field) && of ? t('changes.ofProduce', { label, name: of.name }) : label;
    const values = {
      what,
      before: before === null ? '' : write(field, before),
      after: after === null ? '' : write(field, after),
    };
    if (contactFields.includes(field)) return t('changes.now', values);
    if (before === null) return t('changes.new', values);
    return after === null ? t('changes.gone', values) : t('changes.changed', values);
  };
}
