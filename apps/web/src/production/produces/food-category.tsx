import type { LucideIcon } from 'lucide-react';
import Beef from 'lucide-react/icons/beef';
import Bug from 'lucide-react/icons/bug';
import Candy from 'lucide-react/icons/candy';
import Carrot from 'lucide-react/icons/carrot';
import Clover from 'lucide-react/icons/clover';
import Egg from 'lucide-react/icons/egg';
import Fish from 'lucide-react/icons/fish';
import Flower from 'lucide-react/icons/flower';
import Milk from 'lucide-react/icons/milk';
import Nut from 'lucide-react/icons/nut';
import Salad from 'lucide-react/icons/salad';
import Waves from 'lucide-react/icons/waves';
import Wheat from 'lucide-react/icons/wheat';
import { seriesColour, type SeriesToken } from '@terroir/ui-kit';
import type { ComponentType, SVGProps } from 'react';

/** Lucide has no mushroom: one as it draws. */
function Mushroom({ size, ...props }: SVGProps<SVGSVGElement> & { size: string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="none" stroke="currentColor" {...props}>
      <path
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M3 12a9 9 0 0 1 18 0c0 1.1-.9 2-2 2H5a2 2 0 0 1-2-2ZM9 14l-.7 4.3A2.3 2.3 0 0 0 10.6 21h2.8a2.3 2.3 0 0 0 2.3-2.7L15 14M9.5 8.5h.01M14.5 9.5h.01"
      />
    </svg>
  );
}

interface Look {
  readonly series: SeriesToken;
  readonly icon: LucideIcon | typeof Mushroom;
}

/** Category → its colour and icon everywhere; categories of one colour have different shades of it in charts. */
const looks: Readonly<Record<string, Look>> = {
  fruits_and_vegetables: { series: 'leaf', icon: Carrot },
  grains_and_cereals: { series: 'sun', icon: Wheat },
  herbs_and_spices: { series: 'moss', icon: Clover },
  legumes_oils_nuts_and_seeds: { series: 'bark', icon: Nut },
  sap_and_sugar: { series: 'clay', icon: Candy },
  farm_meats: { series: 'berry', icon: Beef },
  eggs: { series: 'sun', icon: Egg },
  dairy: { series: 'water', icon: Milk },
  fish_and_seafood: { series: 'lupin', icon: Fish },
  mushrooms_and_fungi: { series: 'stone', icon: Mushroom },
  flowers: { series: 'berry', icon: Flower },
  algae: { series: 'moss', icon: Waves },
  insects: { series: 'bark', icon: Bug },
};
const unknown: Look = { series: 'stone', icon: Salad };

/** The colour of a food category, by its identifier. */
export const categorySeries = (identifier: string): SeriesToken => (looks[identifier] ?? unknown).series;

/** The icon of a food category, always beside its name. */
export function CategoryIcon({ identifier }: { identifier: string }) {
  const Drawn: ComponentType<SVGProps<SVGSVGElement> & { size: string }> = (looks[identifier] ?? unknown).icon;
  return <Drawn size="1em" strokeWidth={1.75} aria-hidden focusable="false" />;
}

/** The same in the category's colour, beside a name. */
export function CategoryMark({ identifier }: { identifier: string }) {
  return (
    <span
      style={{ display: 'inline-flex', fontSize: 22, flex: 'none', color: seriesColour(categorySeries(identifier)) }}
    >
      <CategoryIcon identifier={identifier} />
    </span>
  );
}
