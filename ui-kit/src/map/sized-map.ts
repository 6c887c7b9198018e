import OlMap from 'ol/Map.js';

/** A map that keeps its size while its place has none, e.g. while that is hidden: OpenLayers would warn of it each time. */
export class SizedMap extends OlMap {
  override updateSize(): void {
    const place = this.getTargetElement();
    if (place && place.clientWidth * place.clientHeight === 0) return;
    super.updateSize();
  }
}
