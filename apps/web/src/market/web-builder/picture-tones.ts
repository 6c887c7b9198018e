import { useEffect, useState } from 'react';

const COLUMNS = 24;
const ROWS = 8;

/** The colours of a picture in a coarse grid, `#rrggbb`. @throws where the browser cannot read it */
async function tonesOf(url: string): Promise<readonly string[]> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = COLUMNS;
  canvas.height = ROWS;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  context.drawImage(image, 0, 0, COLUMNS, ROWS);
  const { data } = context.getImageData(0, 0, COLUMNS, ROWS);
  const tones = new Set<string>();
  for (let at = 0; at < data.length; at += 4)
    tones.add(`#${[...data.subarray(at, at + 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
  return [...tones];
}

/** The colours of a picture; null while they are read, and where they cannot be. */
export function usePictureTones(url: string | null): readonly string[] | null {
  const [read, setRead] = useState<{ readonly url: string; readonly tones: readonly string[] } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    let outdated = false;
    tonesOf(url).then(
      (tones) => {
        if (!outdated) setRead({ url, tones });
      },
      () => undefined,
    );
    return () => {
      outdated = true;
    };
  }, [url]);
  return read !== null && read.url === url ? read.tones : null;
}
