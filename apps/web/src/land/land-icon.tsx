import type { LucideIcon } from 'lucide-react';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import Palette from 'lucide-react/icons/palette';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import { LineIcon } from '../icons/line-icon.tsx';

const icons = { list: List, manage: PencilRuler, style: Palette, view: MapIcon } as const satisfies Readonly<
  Record<string, LucideIcon>
>;

/** The line icons that only this screen needs. They always have a label. */
export const LandIcon = ({ name }: { name: keyof typeof icons }) => <LineIcon icon={icons[name]} />;
