import type { LucideIcon } from 'lucide-react';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';

// Apart from the icons of the side bars, which have a chunk of their own.
const icons = {
  add: Plus,
  remove: Trash2,
  edit: Pencil,
  history: History,
  undo: Undo2,
} as const satisfies Readonly<Record<string, LucideIcon>>;
export type RecordIconName = keyof typeof icons;

/** A line icon of Lucide for what is done to a record. A label always stands beside it. */
export function RecordIcon({ name }: { name: RecordIconName }) {
  const Drawn = icons[name];
  return <Drawn size="1em" strokeWidth={1.75} aria-hidden focusable="false" />;
}
