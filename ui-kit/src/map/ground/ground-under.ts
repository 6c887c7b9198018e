import type OlMap from 'ol/Map.js';
import { transformExtent } from 'ol/proj.js';
import { groundShapes, nearResolution, townNames } from './ground-layer.ts';
import { loadGround, loadTowns, type TownsNear } from './ground.ts';
import type { MapInks } from '../map-inks.ts';
import { nearPaper } from './near-paper.ts';

/** Metres a pixel from which on towns and villages are worth their file. */
const townsFrom = 700;

/** The ground that needs no server: land, waters and towns, and near by a grid with the directions of towns. */
export function groundUnder(map: OlMap, target: HTMLElement, onFailed: (error: unknown) => void) {
  const shapes = groundShapes();
  const names = townNames();
  const paper = nearPaper();
  const seen = new Set<string>();
  let inks: MapInks | undefined;
  let towns: TownsNear | undefined;
  let asked = false;
  let covered = false;
  const resolution = () => map.getView().getResolution() ?? Infinity;

  function background(): void {
    // Near by the outline is too coarse to tell land from water: a field lies on land.
    target.style.backgroundColor = (resolution() < nearResolution ? inks?.land : inks?.sea) ?? '';
  }
  function addTowns(): void {
    const size = map.getSize();
    if (!towns || !size || resolution() > townsFrom) return;
    const [west = 0, south = 0, east = 0, north = 0] = transformExtent(
      map.getView().calculateExtent(size),
      'EPSG:3857',
      'EPSG:4326',
    );
    for (let lng = Math.floor(west); lng <= Math.floor(east); lng += 1)
      for (let lat = Math.floor(south); lat <= Math.floor(north); lat += 1) {
        const cell = `${lng},${lat}`;
        if (seen.has(cell)) continue;
        seen.add(cell);
        names.addTowns(towns(lng, lat, lng, lat));
      }
  }
  function refresh(): void {
    background();
    if (covered || resolution() > townsFrom) return;
    if (asked) {
      addTowns();
      return;
    }
    asked = true;
    loadTowns().then((loaded) => {
      towns = loaded;
      paper.know(loaded);
      addTowns();
    }, onFailed);
  }
  map.on('moveend', refresh);
  map.getView().on('change:resolution', background);
  loadGround().then((ground) => {
    shapes.fill(ground);
    names.addCities(ground.cities);
  }, onFailed);

  return {
    layers: [shapes.layer, ...paper.layers, names.layer],
    say: (formatDistance: (metres: number) => string) => paper.say(formatDistance),
    avoid: (isTaken: Parameters<typeof paper.avoid>[0]) => paper.avoid(isTaken),
    refresh,
    /** Tiles cover the ground: nothing more is loaded for it. */
    cover(on: boolean) {
      covered = on;
      for (const layer of [...paper.layers, names.layer]) layer.setVisible(!on);
      refresh();
    },
    paint(now: MapInks) {
      inks = now;
      shapes.paint(now);
      names.paint(now);
      paper.paint(now);
      background();
    },
  };
}
