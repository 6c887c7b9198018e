import { useEffect, useRef, useState } from 'react';
import { openSheet } from '../sheets/open-sheet.ts';
import { SheetProblem, type ReadingChoice, type Sheet } from '../sheets/sheet.ts';
import type { SheetSource } from '../sheets/read-sheet.ts';

/** What somebody brought, as far as it is read. */
export interface SheetFile {
  /** Null for what was pasted. */
  readonly name: string | null;
  readonly choice: ReadingChoice;
  readonly sheet: Sheet;
}

/** Reads what a person brings: one thing at a time, the last one wins. */
export function useSheetFile() {
  const [file, setFile] = useState<SheetFile | null>(null);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<SheetProblem | null>(null);
  const source = useRef<SheetSource | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  async function open(name: string | null, find: () => Promise<SheetSource>, choice: ReadingChoice): Promise<boolean> {
    work.current?.abort();
    const mine = new AbortController();
    work.current = mine;
    setReading(true);
    setProblem(null);
    try {
      const found = await find();
      const sheet = await openSheet(found, choice, mine.signal);
      source.current = found;
      setFile({ name, choice, sheet });
      return true;
    } catch (thrown) {
      if (!mine.signal.aborted) setProblem(thrown instanceof SheetProblem ? thrown : new SheetProblem('unreadable'));
      return false;
    } finally {
      if (work.current === mine) setReading(false);
    }
  }

  return {
    file,
    reading,
    problem,
    openFile: (picked: File) => open(picked.name, async () => new Uint8Array(await picked.arrayBuffer()), {}),
    openText: (text: string) => open(null, () => Promise.resolve(text), {}),
    /** Reads the same again in another way. */
    reread: (choice: ReadingChoice) => {
      const { current } = source;
      if (file === null || current === null) return Promise.resolve(false);
      return open(file.name, () => Promise.resolve(current), { ...file.choice, ...choice });
    },
    clear: () => {
      work.current?.abort();
      source.current = null;
      setFile(null);
      setProblem(null);
      setReading(false);
    },
  };
}
