import type { NavItem } from '@terroir/ui-kit';
import type { Language } from '../../i18n/language.ts';
import type { RouteRow } from '../../routing/route-row.ts';
import type { Settings } from '../../session/settings.ts';
import type { Texts } from '../../i18n/texts.ts';

export interface MenuContext {
  t: Texts<'shell'>;
  pathname: string;
  language: Language;
  settings: Settings;
  rowOf: (path: string) => RouteRow | undefined;
}

/** Where the blog is, in the language of the page. */
export const blogOf = ({ language, settings }: Pick<MenuContext, 'language' | 'settings'>): string =>
  settings.blog?.[language] ?? (language === 'fr' ? '/blogue' : '/blog');

/** One way of a menu, by its path. */
export const itemOf = (path: string, { t, pathname, rowOf }: MenuContext): NavItem => {
  const label = rowOf(path)?.label;
  return {
    key: path,
    href: path,
    label: label === undefined ? path : t(`routes.${label}`),
    current: pathname === path || pathname.startsWith(`${path}/`),
  };
};

/** My region, benefits, about us and the blog: in the guest menu, the footer and both side bars. */
export function publicItems(context: MenuContext): NavItem[] {
  const blog = blogOf(context);
  return [
    ...['/my-region', '/benefits', '/about-us'].map((path) => itemOf(path, context)),
    { key: 'blog', href: blog, label: context.t('shell:routes.blog'), current: context.pathname === blog },
  ];
}
