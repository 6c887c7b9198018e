import type { ComponentType } from 'react';
import type { RouteLabel, Screen } from '../i18n/text-keys.ts';

/**
 * Who a screen is for (S0 §4):
 * `anyone`; `guest` sends signed-in people to their dashboard; `member` is everyone signed in; `company` is a producer or
 * a business; the last two send the wrong role to `/`. All but the first two send signed-out people to `/login`, which leads back to them.
 */
export type Who = 'anyone' | 'guest' | 'member' | 'company' | 'producer' | 'business';

/** What must be reached before a screen is of use; without it a notice shows the way (readings §1). */
export type Need = 'plan_level_1' | 'plan_level_2' | 'location';

/** One screen: everything the shell must know of it. */
export interface RouteRow {
  readonly path: string;
  readonly who: Who;
  readonly needs?: Need;
  /** Its name in menus and in the title of the page: `routes.LABEL` of the shell's texts. */
  readonly label: RouteLabel;
  /** Names of its tabs, by address (with `?tab=…`; with `?id` for one record), where they differ from that of the screen: as `label`. */
  readonly tabLabels?: Readonly<Record<string, RouteLabel>>;
  /** Names of the text files that the screen reads. */
  readonly texts: readonly Screen[];
  /** Its screen, which gets the row as its props. `ahead` fetches the parts of it that an address shows, so that they come without a skeleton of their own. */
  readonly load: () => Promise<{
    default: ComponentType<{ row: RouteRow }>;
    ahead?: (pathname: string) => Promise<unknown> | undefined;
  }>;
  /**
   * What it asks the API for at first, by its address without a query: that is sent for while its code is on its way.
   * Each must be what the screen then asks, word for word, or it is asked for twice.
   */
  readonly asks?: Readonly<Record<string, readonly string[]>>;
  /** Shows nothing fetched: it comes without what fetched data needs. */
  readonly plain?: boolean;
  /** Its module is not built yet: the menu of those who are logged in says so. */
  readonly soon?: boolean;
  /** Takes the whole width, e.g. the landing page; `padded` more of it than others, e.g. a list with filters and a map beside it. */
  readonly wide?: boolean | 'padded';
}
