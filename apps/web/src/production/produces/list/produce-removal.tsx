import { useTexts } from '../../../i18n/texts.ts';
import { itemSource, producesLeft } from '../../../records/choices/items.ts';
import { useRecords } from '../../../records/use-records.ts';
import { useProfile } from '../../../session/profile.ts';
import { planLevel } from '../../../session/roles.ts';
import { wholeList } from '../produce.ts';

/** What becomes of a produce that is deleted, and of the items that are made of it (S1 §5: an item has at least one produce). */
export function ProduceRemoval({ id, what }: { id: string; what: string }) {
  const t = useTexts('produces');
  const role = useProfile().data?.role;
  return (
    <>
      {t('removal', { what })}
      {role !== undefined && planLevel(role) === 2 ? <ItemsMadeOf id={id} /> : null}
    </>
  );
}

function ItemsMadeOf({ id }: { id: string }) {
  const t = useTexts('produces');
  const { rows = [] } = useRecords(itemSource, wholeList);
  const items = rows.filter(({ produceIds }) => produceIds.includes(id));
  if (items.length === 0) return null;
  return (
    <>
      <p style={{ margin: '12px 0 4px' }}>{t('removalOfItems.lead')}</p>
      <ul style={{ margin: 0, paddingInlineStart: 24 }}>
        {items.map((item) => (
          <li key={item.id}>
            {producesLeft(item).every((left) => left === id)
              ? t('removalOfItems.alone', { name: item.name })
              : item.name}
          </li>
        ))}
      </ul>
    </>
  );
}
