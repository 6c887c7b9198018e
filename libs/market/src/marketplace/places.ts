const EARTH_KM = 6371.0088;
/** Beyond half of the way around the Earth: nothing is farther. */
const HALF_ROUND_KM = 20_100;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The cell of those who have no place: it is in no circle. */
export const NOWHERE = 0;
const [OUTSIDE, INSIDE, BORDER] = [0, 1, 2];
/** So many cells and producers of circles are kept, some ten bytes each. */
const MOST_KEPT = 5_000_000;

/** What of the cells lies in a circle. */
export interface Circle {
  /** Cells whose producers are all in it. */
  readonly inside: readonly number[];
  /** Cells of which some may be in it. */
  readonly border: readonly number[];
  /** Those of them who are in it. */
  atBorder(): readonly number[];
  has(producer: number): boolean;
  /** Whether each producer, by number, is in it: 1 or 0. */
  members(): Uint8Array;
}

/**
 * Where producers are, by their number: points on a sphere of 6,371.0088 km, in cells of 0.1°, to which most of them are
 * rounded anyway. A circle takes cells as a whole, so it costs the same however many producers there are.
 */
export class Places {
  readonly #cells = new Map<string, number>();
  /** The middle of each cell, and how far the farthest of its producers ever was from there, as straight lines (1 is the radius). */
  readonly #x: number[] = [0];
  readonly #y: number[] = [0];
  readonly #z: number[] = [0];
  readonly #extent: number[] = [0];
  /** Those who are in a cell. */
  readonly producers: Set<number>[] = [new Set()];
  /** The cell of each producer, and its own point. */
  readonly cellOf: number[] = [];
  readonly #px: number[] = [];
  readonly #py: number[] = [];
  readonly #pz: number[] = [];
  /** Circles that were drawn, by their middle and radius, until a producer comes, moves or goes. */
  readonly #circles = new Map<string, Circle>();

  /** Puts a producer at a place, in degrees, or nowhere. Answers its cell. */
  put(producer: number, place: readonly [latitude: number, longitude: number] | null): number {
    const cell = place === null ? NOWHERE : this.#cellAt(place);
    const was = this.cellOf[producer] ?? NOWHERE;
    this.producers[was]?.delete(producer);
    while (this.cellOf.length <= producer) {
      this.cellOf.push(NOWHERE);
      for (const column of [this.#px, this.#py, this.#pz]) column.push(0);
    }
    this.cellOf[producer] = cell;
    this.producers[cell]?.add(producer);
    if (place === null) {
      if (was !== NOWHERE) this.#circles.clear();
      return cell;
    }
    const [x, y, z] = pointOf(place);
    if (cell === was && x === this.#px[producer] && y === this.#py[producer] && z === this.#pz[producer]) return cell;
    this.#circles.clear();
    [this.#px[producer], this.#py[producer], this.#pz[producer]] = [x, y, z];
    const away = Math.hypot(x - at(this.#x, cell), y - at(this.#y, cell), z - at(this.#z, cell));
    this.#extent[cell] = Math.max(at(this.#extent, cell), away);
    return cell;
  }

  /** Kilometres on the ground from a place to a producer. */
  distancesFrom(place: readonly [number, number]): (producer: number) => number {
    const [x, y, z] = pointOf(place);
    return (producer) => {
      const away = Math.hypot(x - at(this.#px, producer), y - at(this.#py, producer), z - at(this.#pz, producer));
      return 2 * EARTH_KM * Math.asin(Math.min(1, away / 2));
    };
  }

  circle(place: readonly [latitude: number, longitude: number], km: number): Circle {
    const key = `${place[0]} ${place[1]} ${km}`;
    let circle = this.#circles.get(key);
    if (circle === undefined) {
      circle = this.#circle(place, km);
      if ((this.#circles.size + 1) * (this.#x.length + this.cellOf.length) > MOST_KEPT) this.#circles.clear();
      this.#circles.set(key, circle);
    }
    return circle;
  }

  /** The producers in a circle. */
  within(circle: Circle): number[] {
    return [...circle.inside.flatMap((cell) => [...(this.producers[cell] ?? [])]), ...circle.atBorder()];
  }

  /** The circle of all who have a place. */
  everywhere(): Circle {
    return this.circle([0, 0], HALF_ROUND_KM);
  }

  #circle(place: readonly [latitude: number, longitude: number], km: number): Circle {
    const [x, y, z] = pointOf(place);
    const reach = 2 * Math.sin(Math.min(Math.PI, km / EARTH_KM) / 2);
    const states = new Uint8Array(this.#x.length);
    const inside: number[] = [];
    const border: number[] = [];
    for (let cell = NOWHERE + 1; cell < states.length; cell += 1) {
      const extent = at(this.#extent, cell);
      const [dx, dy, dz] = [x - at(this.#x, cell), y - at(this.#y, cell), z - at(this.#z, cell)];
      const square = dx * dx + dy * dy + dz * dz;
      if (square > (reach + extent) ** 2) continue;
      const isInside = extent <= reach && square <= (reach - extent) ** 2;
      states[cell] = isInside ? INSIDE : BORDER;
      (isInside ? inside : border).push(cell);
    }
    const has = (producer: number): boolean => {
      const state = states[at(this.cellOf, producer)];
      if (state !== BORDER) return state === INSIDE && state !== OUTSIDE;
      const [dx, dy, dz] = [x - at(this.#px, producer), y - at(this.#py, producer), z - at(this.#pz, producer)];
      return dx * dx + dy * dy + dz * dz <= reach * reach;
    };
    let some: readonly number[] | null = null;
    let all: Uint8Array | null = null;
    const atBorder = () => (some ??= border.flatMap((cell) => [...(this.producers[cell] ?? [])].filter(has)));
    const members = (): Uint8Array => {
      if (all !== null) return all;
      all = new Uint8Array(this.cellOf.length);
      for (let producer = 0; producer < all.length; producer += 1)
        if (states[at(this.cellOf, producer)] === INSIDE) all[producer] = 1;
      for (const producer of atBorder()) all[producer] = 1;
      return all;
    };
    return { inside, border, atBorder, has, members };
  }

  #cellAt([latitude, longitude]: readonly [number, number]): number {
    const [north, east] = [Math.round(latitude * 10), Math.round(longitude * 10)];
    const key = `${north} ${east}`;
    const known = this.#cells.get(key);
    if (known !== undefined) return known;
    const cell = this.#x.length;
    const [x, y, z] = pointOf([north / 10, east / 10]);
    this.#cells.set(key, cell);
    this.#x.push(x);
    this.#y.push(y);
    this.#z.push(z);
    this.#extent.push(0);
    this.producers.push(new Set());
    return cell;
  }
}

/** A number of a column that is known to reach so far. */
const at = (column: readonly number[], index: number): number => column[index] as number;

function pointOf([latitude, longitude]: readonly [number, number]): readonly [number, number, number] {
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}
