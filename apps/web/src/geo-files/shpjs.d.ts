declare module 'shpjs' {
  /** An archive as GeoJSON. */
  export default function shp(archive: Uint8Array): Promise<object>;
  type Bytes = ArrayBuffer | ArrayBufferView;
  /** Shapes in degrees, as GeoJSON. */
  export function parseShp(shp: Bytes, prj?: string): readonly unknown[];
  export function parseDbf(dbf: Bytes, encoding?: string): readonly object[];
  export function combine(parts: readonly [readonly unknown[], readonly object[] | undefined]): {
    readonly features: readonly { readonly geometry: unknown; readonly properties: unknown }[];
  };
}
