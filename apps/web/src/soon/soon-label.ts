import type { ScreenTexts } from '../i18n/text-keys.ts';

/** The screens whose modules are not built yet, by their labels: those that have words on what is coming. */
export type SoonLabel = Exclude<keyof ScreenTexts['soon'], 'soon' | 'backToDashboard'>;
