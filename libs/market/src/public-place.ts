/** Degrees to one decimal, about 10 km: what others learn of a place whose address is not shown. */
const coarse = (degrees: number): number => Math.round(degrees * 10) / 10;

/** What a company says of its place; null while it has none. */
interface Placed {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly showAddress: boolean;
}

/** Where a company may be shown, no closer than it allows; null while it has no place. */
export function publicPlace({ latitude, longitude, showAddress }: Placed): readonly [number, number] | null {
  if (latitude === null || longitude === null) return null;
  return showAddress ? [latitude, longitude] : [coarse(latitude), coarse(longitude)];
}
