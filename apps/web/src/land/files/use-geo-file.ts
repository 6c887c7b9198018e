import { useEffect, useRef, useState } from 'react';
import { GeoProblem, type GeoFile } from '../../geo-files/geo-file.ts';
import { openGeoFile } from '../../geo-files/open-geo-file.ts';

/** Reads the file that a person brings: one at a time, the last one wins. */
export function useGeoFile() {
  const [file, setFile] = useState<{ readonly name: string; readonly geo: GeoFile } | null>(null);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<GeoProblem | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  async function open(picked: File): Promise<void> {
    work.current?.abort();
    const mine = new AbortController();
    work.current = mine;
    setReading(true);
    setProblem(null);
    try {
      const geo = await openGeoFile(new Uint8Array(await picked.arrayBuffer()), mine.signal);
      setFile({ name: picked.name, geo });
    } catch (thrown) {
      if (!mine.signal.aborted) setProblem(thrown instanceof GeoProblem ? thrown : new GeoProblem('unreadable'));
    } finally {
      if (work.current === mine) setReading(false);
    }
  }
  const clear = () => {
    work.current?.abort();
    setFile(null);
    setProblem(null);
    setReading(false);
  };
  return { file, reading, problem, open, clear };
}
