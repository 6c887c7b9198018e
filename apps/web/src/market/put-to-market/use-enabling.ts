import { newKey } from '../../api/client.ts';
import type { RecordWrites } from '../../records/use-record-writes.ts';
import type { ItemRow } from '../../records/choices/items.ts';

/**
 * Shows an item to others, or hides it: a correction of that field alone (S1 §4), which builds on no version, because it means
 * the same whatever else was changed.
 */
export function useEnabling(writes: Pick<RecordWrites<ItemRow>, 'save' | 'sayFailed'>): (row: ItemRow) => void {
  const toggle = async (row: ItemRow) => {
    const next = { ...row, enabled: !row.enabled };
    try {
      await writes.save({
        row: next,
        body: { item: { enabled: next.enabled } },
        correcting: { version: null },
        key: newKey(),
      });
    } catch (thrown) {
      writes.sayFailed('save', row, thrown);
    }
  };
  return (row) => void toggle(row);
}
