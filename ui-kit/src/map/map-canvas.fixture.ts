import { getArea, getDistance } from 'ol/sphere.js';
import Polygon from 'ol/geom/Polygon.js';
import { project } from './mercator.ts';
import type { DrawInteraction, DrawLabels, MapLabels, MapMeasure, OutlineFault } from './map-canvas-props.ts';
import type { MapLayer, MapPolygon, MapShapeStyle } from './features/map-layers.ts';
import type { TileSource } from './tile-source.ts';
import type { LonLat } from './world.ts';

export const home: LonLat = [-71.8929, 45.4042];

export const labels: MapLabels = {
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  locate: 'Where I am',
  locateFailed: 'Your device does not say where it is.',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  tiles: 'Ground',
  outlineOnly: 'Outline only',
  scale: 'Scale:',
  groundCredit: 'Natural Earth, GeoNames',
  tilesFailed: 'The pictures of the ground do not come; the outline stays.',
  groundFailed: 'The outline of the ground could not be loaded.',
  loading: 'The map is loading',
  keyboard: 'Arrow keys move the map, plus and minus zoom.',
  stepKeyboard: 'Page Up and Page Down step through what is in sight, Enter chooses it.',
  stepped: (label, number, count) => `${label} (${number} of ${count})`,
  nothingInSight: 'Nothing is in sight.',
  wheel: 'Hold Ctrl or click the map to zoom with the wheel',
};
export const frenchLabels: MapLabels = {
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  locate: 'Ma position',
  locateFailed: 'Votre appareil n’indique pas sa position.',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  tiles: 'Fond de carte',
  outlineOnly: 'Contours seulement, sans images du terrain',
  scale: 'Échelle :',
  groundCredit: 'Contours : Natural Earth, domaine public ; localités : GeoNames, CC BY 4.0',
  tilesFailed: 'Les images du terrain n’arrivent pas en ce moment ; les contours restent affichés.',
  groundFailed: 'Les contours n’ont pas pu être chargés.',
  loading: 'Chargement de la carte',
  keyboard: 'Les flèches déplacent la carte, plus et moins l’agrandissent ou la réduisent.',
  stepKeyboard: 'Page préc. et Page suiv. passent d’un repère visible à l’autre, Entrée le choisit.',
  stepped: (label, number, count) => `${label} (${number} sur ${count})`,
  nothingInSight: 'Rien n’est visible ici.',
  wheel: 'Maintenez Ctrl enfoncée ou cliquez sur la carte pour l’agrandir avec la molette',
};

export const drawLabels: DrawLabels = {
  tools: 'Drawing',
  undo: 'Undo',
  redo: 'Redo',
  place: 'Place point',
  finish: 'Finish',
  clear: 'Start over',
  removePoint: 'Remove point',
  length: 'Length',
  metres: 'm',
  area: 'Area',
  perimeter: 'Perimeter',
  hints: {
    start: 'Set the first corner',
    next: 'Set the next corner',
    close: 'Set the next corner, or the first one again to finish',
    edit: 'Pull a corner, or the middle of an edge',
  },
  keyboard: {
    draw: 'Space sets a corner in the middle, twice in one place finishes, figures type a length.',
    edit: 'Page Up and Page Down choose a corner, Enter takes it up and puts it down, Delete removes it.',
  },
  announce: (deed, points) => `Corner ${deed}, ${points} in all`,
};
export const frenchDrawLabels: DrawLabels = {
  tools: 'Dessin',
  undo: 'Annuler',
  redo: 'Rétablir',
  place: 'Placer un point au centre',
  finish: 'Terminer le contour',
  clear: 'Recommencer depuis le début',
  removePoint: 'Supprimer le point choisi',
  length: 'Longueur',
  metres: 'm',
  area: 'Superficie',
  perimeter: 'Périmètre',
  hints: {
    start: 'Placez le premier coin du contour de votre parcelle',
    next: 'Placez le coin suivant du contour de votre parcelle',
    close: 'Placez le coin suivant, ou revenez au premier coin pour terminer le contour',
    edit: 'Déplacez un coin, ou tirez le milieu d’un côté pour en ajouter un',
  },
  keyboard: {
    draw: 'La barre d’espace place un coin au centre de la carte.',
    edit: 'Page préc. et Page suiv. choisissent un coin.',
  },
  announce: (_, points) => `Contour modifié, ${points} coins`,
};

const [one, two] = [1, 2].map(
  (digits) => new Intl.NumberFormat('en-CA', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);
/** The sphere is near enough for stories; the app measures on the ellipsoid. */
export const measure: MapMeasure = {
  distance: (from, to) => getDistance(from, to),
  area: (ring) => Math.abs(getArea(new Polygon([ring.map(project)]))),
  formatLength: (metres) => `${one?.format(metres)} m`,
  formatArea: (metres) => `${two?.format(metres / 1e4)} ha`,
};
export const formatDistance = (metres: number) =>
  metres < 1000 ? `${Math.round(metres)} m` : `${Math.round(metres / 100) / 10} km`;

const turn = (a: LonLat, b: LonLat, c: LonLat) =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
function meeting(a: LonLat, b: LonLat, c: LonLat, d: LonLat): LonLat | null {
  if (turn(a, b, c) === turn(a, b, d) || turn(c, d, a) === turn(c, d, b)) return null;
  const [dx, dy, ex, ey] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const share = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / (dx * ey - dy * ex);
  return [a[0] + share * dx, a[1] + share * dy];
}
/** Edges that cross. */
export const crossing =
  (message: string) =>
  (ring: readonly LonLat[], closed: boolean): OutlineFault | null => {
    const edges = ring.map((from, at) => [from, ring[(at + 1) % ring.length] ?? from] as const);
    const drawn = closed ? edges : edges.slice(0, -1);
    for (const [index, [a, b]] of drawn.entries())
      for (const [other, [c, d]] of drawn.entries()) {
        const neighbours = Math.abs(index - other) <= 1 || Math.abs(index - other) === ring.length - 1;
        const at = neighbours ? null : meeting(a, b, c, d);
        if (at) return { message, at };
      }
    return null;
  };

export const drawing = (outline: DrawInteraction['outline'], more: Partial<DrawInteraction> = {}): DrawInteraction => ({
  outline,
  measure,
  language: 'en',
  check: crossing('The outline crosses itself here. Move one of the corners beside the mark.'),
  labels: drawLabels,
  ...more,
});

/** Metres east and north of home. */
export const around = (east: number, north: number): LonLat => [
  home[0] + east / (111_320 * Math.cos((home[1] * Math.PI) / 180)),
  home[1] + north / 111_320,
];
export const block = (east: number, north: number, wide: number, high: number, slant = 0): LonLat[] => [
  around(east, north),
  around(east + wide, north),
  around(east + wide + slant, north + high),
  around(east + slant, north + high),
];
const style = (fill: string, pattern: MapShapeStyle['pattern'], stroke = fill): MapShapeStyle => ({
  fill,
  stroke,
  opacity: 0.4,
  pattern,
});
export const fields: MapPolygon[] = [
  { id: 'home', ring: block(-260, -190, 520, 420, 40), label: 'Home field', priority: 1 },
  {
    id: 'clover',
    ring: block(-240, -170, 170, 180, 10),
    label: 'Red clover',
    priority: 4,
    style: style('#8B2448', 'dots'),
  },
  {
    id: 'rye',
    ring: block(-40, -170, 250, 160, 20),
    label: 'Winter rye',
    priority: 4,
    style: style('#B37D0E', 'stripes'),
  },
  { id: 'beets', ring: block(-200, 40, 180, 150, 20), label: 'Beets', priority: 4, style: style('#2E7596', 'crosses') },
  { id: 'squash', ring: block(20, 40, 200, 150, 20), label: 'Squash', priority: 4, style: style('#BC5630', 'hatch') },
  {
    id: 'pasture',
    ring: block(-620, -160, 290, 330, -30),
    label: 'Pasture',
    priority: 2,
    style: style('#4F8130', 'none'),
  },
  {
    id: 'orchard',
    ring: block(330, -140, 260, 300, 60),
    label: 'Orchard',
    priority: 2,
    style: style('#46429C', 'none'),
  },
];

/** Grass and furrows, without any server. */
const picture = (ground: string, line: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="${ground}"/><g stroke="${line}" stroke-width="6" opacity=".35"><path d="M-20 40 280 90M-20 100 280 150M-20 160 280 210M-20 220 280 270M-20-20 280 30"/></g></svg>`,
  )}#{z}/{x}/{y}`;
export const tiles: TileSource[] = [
  {
    key: 'satellite',
    label: 'Satellite',
    url: picture('#3d4f2c', '#6b7d4a'),
    attribution: '© A map maker',
    attributionHref: '#credit',
  },
  { key: 'terrain', label: 'Terrain', url: picture('#e4e0c8', '#c9bf98'), attribution: '© Another map maker' },
];
export const brokenTiles: TileSource[] = [
  { key: 'satellite', label: 'Satellite', url: 'data:image/png;base64,broken{z}{x}{y}', attribution: '© A map maker' },
];

export const fieldLayers: readonly MapLayer[] = [{ key: 'fields', kind: 'polygons', features: fields }];
export const pinLayers: readonly MapLayer[] = [
  ...fieldLayers,
  {
    key: 'pins',
    kind: 'points',
    features: [
      { id: 'hoe', at: around(-120, -60), label: 'Hoe the beets' },
      { id: 'fence', at: around(-470, 20), label: 'Mend the fence' },
      { id: 'prune', at: around(460, 30), label: 'Prune' },
    ],
  },
];
