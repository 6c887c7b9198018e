import type { LucideIcon } from 'lucide-react';
import Bookmark from 'lucide-react/icons/bookmark';
import CalendarDays from 'lucide-react/icons/calendar-days';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Map from 'lucide-react/icons/map';
import Package from 'lucide-react/icons/package';
import Printer from 'lucide-react/icons/printer';
import Sprout from 'lucide-react/icons/sprout';
import Tractor from 'lucide-react/icons/tractor';
import { LineIcon } from '../icons/line-icon.tsx';

const icons = {
  produces: Sprout,
  items: Package,
  producers: Tractor,
  seasons: CalendarDays,
  searches: Bookmark,
  map: Map,
  list: LayoutGrid,
  print: Printer,
} as const satisfies Readonly<Record<string, LucideIcon>>;

/** The line icons that only this screen needs. They always have a label. */
export const MarketIcon = ({ name }: { name: keyof typeof icons }) => <LineIcon icon={icons[name]} />;
