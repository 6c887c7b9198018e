import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import Download from 'lucide-react/icons/download';
import Copy from 'lucide-react/icons/copy';
import CircleStop from 'lucide-react/icons/circle-stop';
import History from 'lucide-react/icons/history';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Paperclip from 'lucide-react/icons/paperclip';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Repeat from 'lucide-react/icons/repeat';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { LineIcon } from './line-icon.tsx';

// Apart from the icons of the side bars, which have a chunk of their own.
const icons = {
  add: Plus,
  skip: Ban,
  remove: Trash2,
  edit: Pencil,
  receipt: Paperclip,
  history: History,
  duplicate: Copy,
  undo: Undo2,
  download: Download,
  cards: LayoutGrid,
  repeat: Repeat,
  stop: CircleStop,
} as const satisfies Readonly<Record<string, LucideIcon>>;
export type RecordIconName = keyof typeof icons;

/** A line icon for what is done to a record, by its name. */
export const RecordIcon = ({ name }: { name: RecordIconName }) => <LineIcon icon={icons[name]} />;
