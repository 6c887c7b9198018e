import { useState } from 'react';
import type { MapLabels } from '../map-canvas-props.ts';
import type { OpenMapCanvas } from '../open-map-canvas.ts';
import type { MapItem, MapPoint } from './map-layers.ts';

/** The pins that a disc is drawn for; of anything else none. */
export const membersOf = (item: MapItem | null): readonly MapPoint[] =>
  (item && 'members' in item && item.members) || [];

/** What is said of one. */
export const nameOf = (item: MapItem): string => ('name' in item ? item.name : undefined) ?? item.label ?? '';

const isSame = (one: MapItem, other: MapItem): boolean => {
  const [members, others] = [membersOf(one), membersOf(other)];
  return (
    one.id === other.id && members.length === others.length && members.every(({ id }, at) => id === others[at]?.id)
  );
};

/** Steps through what is in sight of the map; `show` makes one stand out. */
export function useStepping(map: OpenMapCanvas | null, labels: MapLabels, show: (item: MapItem | null) => void) {
  const [stepped, setStepped] = useState<{ item: MapItem; words: string } | null>(null);
  const [isFocused, setFocused] = useState(false);
  return {
    /** What was stepped to. */
    item: stepped?.item ?? null,
    /** Shown while the keyboard is on the map. */
    hint: isFocused ? (stepped?.words ?? labels.stepKeyboard) : null,
    /** @returns what to say */
    step(by: 1 | -1): string {
      const found = map?.inSight() ?? [];
      const at = stepped ? found.findIndex((one) => isSame(one, stepped.item)) : -1;
      const next = at < 0 ? (by > 0 ? 0 : found.length - 1) : (at + by + found.length) % found.length;
      const item = found[next];
      show(item ?? null);
      if (!item) {
        setStepped(null);
        return labels.nothingInSight;
      }
      const words = labels.stepped(nameOf(item), next + 1, found.length);
      setStepped({ item, words });
      return words;
    },
    /** What Enter takes: what was stepped to, as long as it is in sight, else what lies under the middle. */
    aimed(): MapItem | null {
      const isThere = stepped && map?.inSight().some((one) => isSame(one, stepped.item));
      return isThere ? stepped.item : (map?.atCentre() ?? null);
    },
    forget() {
      if (!stepped) return;
      setStepped(null);
      show(null);
    },
    focus(isByKeyboard: boolean) {
      setFocused(isByKeyboard);
      if (stepped) show(stepped.item);
    },
    blur() {
      setFocused(false);
      if (stepped) show(null);
    },
  };
}
