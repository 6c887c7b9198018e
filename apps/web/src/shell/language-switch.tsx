import { Button } from '@terroir/ui-kit';
import i18next from 'i18next';
import { useLanguage } from './texts.ts';
import { Icon } from './icons.tsx';
import { keepLanguage, type Language } from './language.ts';
import { mayGo } from './unsaved.ts';

/** Puts the page into another language: its texts, what the server says, and the choice kept on this device. */
export async function changeLanguage(language: Language): Promise<void> {
  keepLanguage(language); // first: what is fetched because of the change is asked for in the new language
  await i18next.changeLanguage(language);
}

const names = { en: 'English', fr: 'Français' };

/** One press to the other language, named in that language. */
export function LanguageSwitch() {
  const other = useLanguage() === 'fr' ? 'en' : 'fr';
  return (
    <Button
      look="quiet"
      size="small"
      startIcon={<Icon name="language" />}
      aria-label={names[other]}
      onClick={async () => {
        if (await mayGo('language')) await changeLanguage(other);
      }}
    >
      <span lang={other}>{names[other]}</span>
    </Button>
  );
}
