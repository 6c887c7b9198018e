/** Degrees of WGS 84, in the order of GeoJSON. */
export type Position = readonly [longitude: number, latitude: number];
/** The outer ring of an area. */
export type Ring = readonly Position[];
