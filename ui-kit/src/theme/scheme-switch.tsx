import LightMode from '@mui/icons-material/LightModeOutlined';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import { IconButton } from '../button/icon-button.tsx';
import { useScheme } from './scheme.ts';

export interface SchemeSwitchProps {
  /** What a press will do, e.g. "Use the dark theme". */
  labels: { toLight: string; toDark: string };
}

/** One press between light and dark. */
export function SchemeSwitch({ labels }: SchemeSwitchProps) {
  const { scheme, setMode } = useScheme();
  return scheme === 'dark' ? (
    <IconButton label={labels.toLight} icon={<LightMode />} onClick={() => setMode('light')} />
  ) : (
    <IconButton label={labels.toDark} icon={<DarkMode />} onClick={() => setMode('dark')} />
  );
}
