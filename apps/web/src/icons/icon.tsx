import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import ChartColumn from 'lucide-react/icons/chart-column';
import Globe from 'lucide-react/icons/globe';
import HandHeart from 'lucide-react/icons/hand-heart';
import Info from 'lucide-react/icons/info';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import LandPlot from 'lucide-react/icons/land-plot';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import Newspaper from 'lucide-react/icons/newspaper';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Salad from 'lucide-react/icons/salad';
import Sprout from 'lucide-react/icons/sprout';
import Star from 'lucide-react/icons/star';
import Store from 'lucide-react/icons/store';
import UserRound from 'lucide-react/icons/user-round';
import Warehouse from 'lucide-react/icons/warehouse';
import { LineIcon } from './line-icon.tsx';

// Each is imported by itself: the set as a whole is 1,600 files, which a spec would load one by one.
const icons = {
  dashboard: LayoutDashboard,
  journal: NotebookPen,
  land: LandPlot,
  tasks: ListChecks,
  food: Salad,
  practices: Sprout,
  web: Globe,
  market: Store,
  inbox: Inbox,
  finances: ChartColumn,
  company: Warehouse,
  plans: Star,
  certificates: Award,
  person: UserRound,
  key: KeyRound,
  leave: LogOut,
  region: MapPin,
  benefits: HandHeart,
  about: Info,
  blog: Newspaper,
} as const satisfies Readonly<Record<string, LucideIcon>>;
export type IconName = keyof typeof icons;

/** A line icon for menus, by its name. */
export const Icon = ({ name }: { name: IconName }) => <LineIcon icon={icons[name]} />;
