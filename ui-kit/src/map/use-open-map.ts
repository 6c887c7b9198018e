import { useEffect, useRef, useState, type RefObject } from 'react';
import type { MapCanvasProps } from './map-canvas-props.ts';
import { openMapCanvas, type MapListeners, type OpenMapCanvas } from './open-map-canvas.ts';

/** Opens the map once; its listeners are always those of the last rendering. */
export function useOpenMap(viewport: RefObject<HTMLDivElement | null>, popup: HTMLElement, listeners: MapListeners) {
  const [map, setMap] = useState<OpenMapCanvas | null>(null);
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    if (!viewport.current) return undefined;
    const open = openMapCanvas(viewport.current, popup, {
      scale: (metres) => latest.current.scale(metres),
      moved: (centre, zoom) => latest.current.moved(centre, zoom),
      loading: (on) => latest.current.loading(on),
      wheelRefused: () => latest.current.wheelRefused(),
      picked: (item) => latest.current.picked(item),
      hovered: (item) => latest.current.hovered(item),
      change: (change) => latest.current.change(change),
      live: (live) => latest.current.live(live),
      groundFailed: (error) => latest.current.groundFailed(error),
    });
    setMap(open);
    return () => {
      setMap(null);
      open.close();
    };
  }, [viewport, popup]);
  return map;
}

/** Keeps the map on its view: it moves when the numbers change, not when the object does. */
export function useView(map: OpenMapCanvas | null, view: MapCanvasProps['view']) {
  const key = JSON.stringify(view);
  useEffect(() => {
    map?.look(JSON.parse(key) as MapCanvasProps['view']);
  }, [map, key]);
}

/** Hands the caller's features and what is selected of them to the map. */
export function useFeatures(map: OpenMapCanvas | null, layers: MapCanvasProps['layers'], selected: readonly string[]) {
  const ids = JSON.stringify(selected);
  const shown = useRef<{ map: OpenMapCanvas; layers: MapCanvasProps['layers'] } | null>(null);
  useEffect(() => {
    if (!map) return;
    const emphasis = { selected: new Set(JSON.parse(ids) as string[]), hovered: null };
    if (shown.current?.map === map && shown.current.layers === layers) map.features.emphasize(emphasis);
    else map.features.set(layers ?? [], emphasis);
    shown.current = { map, layers };
  }, [map, layers, ids]);
}
