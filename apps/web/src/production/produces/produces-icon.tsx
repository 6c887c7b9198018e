import type { LucideIcon } from 'lucide-react';
import ChartPie from 'lucide-react/icons/chart-pie';
import List from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import ScrollText from 'lucide-react/icons/scroll-text';
import { LineIcon } from '../../icons/line-icon.tsx';

const icons = {
  summary: ChartPie,
  listedProduce: List,
  addProduce: Plus,
  produceDetails: ScrollText,
  print: Printer,
} as const satisfies Readonly<Record<string, LucideIcon>>;

/** The line icons that only this screen needs. They always have a label. */
export const ProducesIcon = ({ name }: { name: keyof typeof icons }) => <LineIcon icon={icons[name]} />;
