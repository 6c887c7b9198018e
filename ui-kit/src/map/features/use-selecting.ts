import { useState } from 'react';
import type { MapCanvasProps, MapLabels } from '../map-canvas-props.ts';
import type { OpenMapCanvas } from '../open-map-canvas.ts';
import type { MapItem } from './map-layers.ts';
import { membersOf, nameOf, useStepping } from './use-stepping.ts';

/** Selects what is drawn on a map, by mouse, finger and keyboard, and makes stand out what is pointed at. */
export function useSelecting(
  map: OpenMapCanvas | null,
  props: Pick<MapCanvasProps, 'interactions'>,
  labels: MapLabels,
) {
  const { select, draw } = props.interactions ?? {};
  /** What was done last, in words. */
  const [said, setSaid] = useState<string | null>(null);
  const [byKeyboard, setByKeyboard] = useState<number | null>(null);

  function point(item: MapItem | null): void {
    const ids = membersOf(item).map(({ id }) => id);
    map?.features.hover(select && item ? (ids[0] ?? item.id) : (select?.hovered ?? null));
    select?.onHover?.(item && ids.length === 0 ? [item.id] : ids);
  }
  const stepping = useStepping(map, labels, point);

  function pick(item: MapItem | null): void {
    if (!select) return;
    const members = membersOf(item);
    if (members.length > 1) {
      setSaid(item?.label ?? null);
      // What is in one place cannot be drawn apart: then all of it is selected.
      if (map?.drawApart(members.map(({ at }) => at)) === true) stepping.forget();
      else select.onSelect(members.map(({ id }) => id));
      return;
    }
    const { selected, several = false, onSelect, announce } = select;
    const had = item !== null && selected.includes(item.id);
    if (item) setSaid(announce?.(nameOf(item), !(several && had)) ?? null);
    if (!several) onSelect(item ? [item.id] : []);
    else if (item) onSelect(had ? selected.filter((id) => id !== item.id) : [...selected, item.id]);
  }

  const isOn = select !== undefined && draw === undefined;
  return {
    isOn,
    said,
    /** Counts up with each choice by keyboard; null after one by mouse or finger. */
    byKeyboard,
    /** Shown while the keyboard is on the map. */
    hint: isOn ? stepping.hint : null,
    picked(item: MapItem | null) {
      setByKeyboard(null);
      pick(item);
    },
    hovered(item: MapItem | null) {
      if (item) stepping.forget();
      point(item ?? stepping.item);
    },
    focus: (isByKeyboard: boolean) => stepping.focus(isByKeyboard),
    blur() {
      setByKeyboard(null);
      stepping.blur();
    },
    /** What the keys of the map do; while one draws they do something else. */
    keys: {
      pick: isOn
        ? () => {
            setByKeyboard((count) => (count ?? 0) + 1);
            pick(stepping.aimed());
          }
        : undefined,
      step: isOn ? (by: 1 | -1) => setSaid(stepping.step(by)) : undefined,
      aim: () => stepping.forget(),
    },
  };
}
