import { useQuery } from '@tanstack/react-query';
import { Notice } from '@terroir/ui-kit';
import { useTexts } from '../i18n/texts.ts';
import { useInstants } from '../session/use-instants.ts';
import { importsQuery } from './use-sending.ts';

export interface StandingImportProps {
  /** Types of records that the import may have made. */
  kinds: readonly string[];
  /** Null where the rows were pasted. */
  file: string | null;
  rows: number;
}

/**
 * Says that a file of this name and length was imported before and stands: a row that reads otherwise now, by another column
 * or another choice, is another record, and would be added beside the one it was.
 */
export function StandingImport({ kinds, file, rows }: StandingImportProps) {
  const t = useTexts('imports');
  const { instant } = useInstants();
  const found = useQuery(importsQuery).data?.find(
    (former) =>
      kinds.includes(former.kind) &&
      former.fileName === file &&
      former.rows === rows &&
      former.recorded > 0 &&
      former.undoneAt === null,
  );
  if (!found) return null;
  const said = { file: file ?? t('source.pasted'), when: instant(found.begunAt), count: found.recorded };
  return <Notice severity="warning">{t('preview.standing', said)}</Notice>;
}
