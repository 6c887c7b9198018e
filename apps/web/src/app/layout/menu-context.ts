import { useLocation } from 'react-router-dom';
import type { MenuContext } from './menus.ts';
import { rowOf } from '../routes.ts';
import { useSettings } from '../../session/settings.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';

/** What every menu needs to know. */
export function useMenuContext(): MenuContext {
  return {
    t: useTexts('shell'),
    pathname: useLocation().pathname,
    language: useLanguage(),
    settings: useSettings(),
    rowOf,
  };
}
