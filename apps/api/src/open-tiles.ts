import type { SettingsAttributes } from '@terroir/http/wire';

/**
 * Imagery and terrain of the whole world that anybody may show, also in a business: what a map has where the operator says nothing.
 * Later years of the same imagery may not be used commercially.
 */
export const openTiles: SettingsAttributes['tiles'] = [
  {
    key: 'imagery',
    label: { en: 'Satellite', fr: 'Satellite' },
    url: 'https://tiles.maps.eox.at/wmts/1.0.0/s2cloudless_3857/default/g/{z}/{y}/{x}.jpg',
    attribution:
      'Sentinel-2 cloudless by EOX IT Services GmbH (modified Copernicus Sentinel data 2016 & 2017), CC BY 4.0',
    attributionHref: 'https://s2maps.eu',
    maxZoom: 14,
  },
  {
    key: 'terrain',
    label: { en: 'Terrain', fr: 'Relief' },
    url: 'https://gibs.earthdata.nasa.gov/wmts/epsg3857/best/ASTER_GDEM_Color_Shaded_Relief/default/GoogleMapsCompatible_Level12/{z}/{y}/{x}.jpg',
    attribution: 'NASA EOSDIS GIBS; ASTER GDEM is a product of METI and NASA',
    attributionHref: 'https://earthdata.nasa.gov/gibs',
    maxZoom: 12,
  },
];
