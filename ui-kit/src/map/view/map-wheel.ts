import type OlMap from 'ol/Map.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';

/** Zooms by the wheel while the map has the focus or Ctrl or ⌘ is held; else the page scrolls, and `onRefused` hears of it. */
export function wheelZoom(map: OlMap, target: HTMLElement, onRefused: () => void): void {
  map.addInteraction(
    new MouseWheelZoom({
      condition(event) {
        if (event.type !== 'wheel') return false;
        const { ctrlKey, metaKey } = event.originalEvent as WheelEvent;
        const allowed = ctrlKey || metaKey || target.contains(document.activeElement);
        if (!allowed) onRefused();
        return allowed;
      },
    }),
  );
}
