import { faces, type Face } from '@terroir/market';

/** The parts of the screen by the names in their addresses (S1 §2): the faces, of which produces are the screen’s own, and what goes by them. */
export const tabNames = [...faces, 'seasons', 'searches'] as const;
export type TabName = (typeof tabNames)[number];

export const marketplaceHref = '/marketplace';
export const tabHrefs: Readonly<Record<TabName, string>> = {
  produces: marketplaceHref,
  items: `${marketplaceHref}/items`,
  producers: `${marketplaceHref}/producers`,
  seasons: `${marketplaceHref}/seasons`,
  searches: `${marketplaceHref}/searches`,
};

export const isFace = (name: string): name is Face => faces.some((face) => face === name);
