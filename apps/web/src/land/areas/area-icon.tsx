import { Thumbnail, type SeriesToken } from '@terroir/ui-kit';
import type { LucideIcon } from 'lucide-react';
import Fence from 'lucide-react/icons/fence';
import Flower from 'lucide-react/icons/flower-2';
import Grape from 'lucide-react/icons/grape';
import LandPlot from 'lucide-react/icons/land-plot';
import Layers from 'lucide-react/icons/layers-2';
import Sprout from 'lucide-react/icons/sprout';
import Trees from 'lucide-react/icons/trees';
import Tractor from 'lucide-react/icons/tractor';
import Warehouse from 'lucide-react/icons/warehouse';
import Waves from 'lucide-react/icons/waves';
import Wheat from 'lucide-react/icons/wheat';
import { LineIcon } from '../../icons/line-icon.tsx';
import type { Area } from '../../places/area.ts';

interface Look {
  readonly icon: LucideIcon;
  readonly series: SeriesToken;
}

/** Icon and colour of each zone type, by its identifier; what is not named here is drawn as other land. */
const looks: Readonly<Record<string, Look>> = {
  cropland: { icon: Wheat, series: 'sun' },
  garden_bed: { icon: Sprout, series: 'leaf' },
  greenhouse: { icon: Warehouse, series: 'water' },
  orchard: { icon: Trees, series: 'moss' },
  vineyard: { icon: Grape, series: 'berry' },
  berry_field: { icon: Flower, series: 'berry' },
  pasture: { icon: Fence, series: 'leaf' },
  hay_meadow: { icon: Tractor, series: 'bark' },
  fallow: { icon: Layers, series: 'clay' },
  woodland: { icon: Trees, series: 'moss' },
  sugar_bush: { icon: Trees, series: 'clay' },
  water: { icon: Waves, series: 'water' },
  pond: { icon: Waves, series: 'water' },
};
const plotLook: Look = { icon: LandPlot, series: 'leaf' };
const otherLook: Look = { icon: Layers, series: 'stone' };

export const seriesOf = (area: Area): SeriesToken =>
  area.kind === 'plot' ? plotLook.series : (looks[area.zoneTypeIdentifier] ?? otherLook).series;

/** A small picture of an area, or the icon of its kind. */
export function AreaThumbnail({ area, size }: { area: Area; size?: number | 'full' }) {
  const { icon, series } = area.kind === 'plot' ? plotLook : (looks[area.zoneTypeIdentifier] ?? otherLook);
  return (
    <Thumbnail src={area.imageUrls?.thumbnail ?? null} icon={<LineIcon icon={icon} />} series={series} size={size} />
  );
}
