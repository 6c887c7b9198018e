import Languages from 'lucide-react/icons/languages';
import { Button } from '@terroir/ui-kit';
import { useLanguage } from '../../i18n/texts.ts';
import { changeLanguage } from '../../i18n/change-language.ts';
import { mayGo } from '../../forms/unsaved.ts';

const names = { en: 'English', fr: 'Français' };

/** One press to the other language, named in that language. */
export function LanguageSwitch() {
  const other = useLanguage() === 'fr' ? 'en' : 'fr';
  return (
    <Button
      variant="text"
      size="small"
      startIcon={<Languages size="1em" strokeWidth={1.75} aria-hidden focusable="false" />}
      aria-label={names[other]}
      onClick={async () => {
        if (await mayGo('language')) await changeLanguage(other);
      }}
    >
      <span lang={other}>{names[other]}</span>
    </Button>
  );
}
