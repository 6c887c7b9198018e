import { useTexts } from '../../i18n/texts.ts';

type Key = 'control' | 'shift' | 'enter';

const isMac = () => /^(mac|ip)/i.test(navigator.platform);
/** As they are written on the keys of a Mac. */
const macNames: Readonly<Record<Key, string>> = { control: '⌘', shift: '⇧', enter: '↩' };

/** Keys pressed together as a hint writes them: `Ctrl+Enter`, `Maj+N`, `⌘↩`. */
export function useKeyNames(): (...keys: readonly (Key | Uppercase<string>)[]) => string {
  const t = useTexts('records');
  const named = { control: t('keys.control'), shift: t('keys.shift'), enter: t('keys.enter') };
  return (...keys) =>
    keys.map((key) => (key in named ? (isMac() ? macNames : named)[key as Key] : key)).join(isMac() ? '' : '+');
}
