import i18next from 'i18next';
import { keepLanguage, type Language } from './language.ts';

/** Puts the page into another language: its texts, what the server says, and the choice kept on this device. */
export async function changeLanguage(language: Language): Promise<void> {
  keepLanguage(language); // first: what is fetched because of the change is asked for in the new language
  await i18next.changeLanguage(language);
}
