import { simplifiedLine } from '@terroir/ui-kit/map';
import { useMemo, useState } from 'react';
import type { GeoFile } from '../../geo-files/geo-file.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import type { PlotRow } from '../../places/area.ts';
import type { ZoneType } from '../areas/zone-types.ts';
import { checkOutline } from '../manage/outline-check.ts';
import { candidatesOf, proposed, type Candidate, type Choice, type Choices } from './candidates.ts';

const noChoices: Choices = new Map();
const noNames: ReadonlyMap<string, string> = new Map();

/** The outlines of a file, what each is taken as, and what a person said otherwise. */
export function useCandidates(
  file: { readonly name: string; readonly geo: GeoFile } | null,
  plots: readonly PlotRow[],
  types: readonly ZoneType[],
) {
  const t = useTexts('land-files');
  const language = useLanguage();
  const [zoneTypeId, setZoneTypeId] = useState('');
  const [said, setSaid] = useState(noChoices);
  const [names, setNames] = useState(noNames);
  // What is there is compared once: what the import itself adds must not turn its outlines into known ones.
  const [against, setAgainst] = useState({ file, plots });
  if (against.file !== file) {
    setAgainst({ file, plots });
    setSaid(noChoices);
    setNames(noNames);
  }
  const read = useMemo<readonly Candidate[]>(() => {
    if (against.file === null) return [];
    const { name, geo } = against.file;
    const stem = name.replace(/\.[^.]*$/, '');
    return candidatesOf(geo, {
      plots: against.plots,
      types,
      faultOf: (ring) =>
        checkOutline(
          null,
          ring.map(([x, y]): [number, number] => [x, y]),
          true,
          language,
        ),
      simplify: simplifiedLine,
      nameOf: (number) => `${stem} ${number}`,
      details: t('from', { file: name }),
    });
  }, [against, types, language, t]);
  const candidates = useMemo(
    () => read.map((candidate) => ({ ...candidate, name: names.get(candidate.key) ?? candidate.name })),
    [read, names],
  );
  const choices = useMemo<Choices>(() => new Map([...proposed(read, zoneTypeId), ...said]), [read, zoneTypeId, said]);
  return {
    candidates,
    choices,
    zoneTypeId,
    /** The type of zones whose file does not say it. */
    sayZoneType: setZoneTypeId,
    choose: (key: string, choice: Choice) => setSaid((before) => new Map([...before, [key, choice]])),
    rename: (key: string, name: string) => setNames((before) => new Map([...before, [key, name]])),
  };
}
export type CandidatesState = ReturnType<typeof useCandidates>;
