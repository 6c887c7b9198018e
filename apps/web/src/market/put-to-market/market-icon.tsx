import type { LucideIcon } from 'lucide-react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Printer from 'lucide-react/icons/printer';
import QrCode from 'lucide-react/icons/qr-code';
import { LineIcon } from '../../icons/line-icon.tsx';

const icons = { show: Eye, hide: EyeOff, code: QrCode, print: Printer } as const satisfies Readonly<
  Record<string, LucideIcon>
>;

/** The line icons that only this screen needs. They always have a label. */
export const MarketIcon = ({ name }: { name: keyof typeof icons }) => <LineIcon icon={icons[name]} />;
