import type { LucideIcon } from 'lucide-react';
import Blend from 'lucide-react/icons/blend';
import Baseline from 'lucide-react/icons/baseline';
import Clock from 'lucide-react/icons/history';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Image from 'lucide-react/icons/image';
import Monitor from 'lucide-react/icons/monitor';
import PaintBucket from 'lucide-react/icons/paint-bucket';
import Pencil from 'lucide-react/icons/pencil-line';
import Rocket from 'lucide-react/icons/rocket';
import Smartphone from 'lucide-react/icons/smartphone';
import Type from 'lucide-react/icons/type';
import { LineIcon } from '../../icons/line-icon.tsx';

const icons = {
  content: Type,
  backgroundColor: PaintBucket,
  color: Baseline,
  image: Image,
  opacity: Blend,
  shown: Eye,
  hidden: EyeOff,
  edit: Pencil,
  preview: Eye,
  view: ExternalLink,
  phone: Smartphone,
  desktop: Monitor,
  publish: Rocket,
  publications: Clock,
} as const satisfies Readonly<Record<string, LucideIcon>>;

/** The line icons of the web builder. They always have a label. */
export const BuilderIcon = ({ name }: { name: keyof typeof icons }) => <LineIcon icon={icons[name]} />;
