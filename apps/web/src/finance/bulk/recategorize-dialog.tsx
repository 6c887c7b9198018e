import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '@terroir/ui-kit';
import { useMemo, useState } from 'react';
import { FailedQuery } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { categoriesQuery } from '../lines/books.ts';
import { choicesOf, type Choice, type Line } from '../lines/line.ts';
import type { Side } from '../lines/side.ts';
import { SubCategoryFields } from '../lines/sub-category-fields.tsx';
import { fateOf, type LineFate } from './line-fate.ts';

export interface RecategorizeDialogProps {
  side: Side;
  lines: readonly Line[];
  onClose: () => void;
  onSend: (to: Choice) => void;
}

/** Asks to which subcategory many lines go, and says beforehand what that does to them. */
export function RecategorizeDialog({ side, lines, onClose, onSend }: RecategorizeDialogProps) {
  const t = useTexts('finance');
  const { language } = useFigures();
  const categories = useQuery(categoriesQuery(side, language));
  const choices = useMemo(() => choicesOf(categories.data ?? []), [categories.data]);
  const [subCategoryId, setSubCategoryId] = useState('');
  const [missing, setMissing] = useState(false);
  const choice = choices.get(subCategoryId);
  const fates = useMemo(() => choice && Map.groupBy(lines, (line) => fateOf(line, choice)), [lines, choice]);
  const ids = new Set(lines.map(({ category }) => category.id));
  return (
    <FormDialog
      open
      title={t(`bulk.recategorize.title.${side}`, { count: lines.length })}
      description={t('bulk.recategorize.stays')}
      submitLabel={t('bulk.recategorize.do')}
      submitDisabled={fates !== undefined && !fates.has('moves')}
      cancelLabel={t('shell:cancel')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => {
        if (choice) onSend(choice);
        else setMissing(true);
      }}
    >
      <FailedQuery query={categories} />
      <SubCategoryFields
        side={side}
        categories={categories.data}
        value={subCategoryId}
        kept={null}
        proposedCategory={ids.size === 1 ? [...ids][0] : undefined}
        error={missing && !choice ? t('errors.subCategoryId.required') : undefined}
        onChange={setSubCategoryId}
      />
      <Consequences fates={fates} choice={choice} />
    </FormDialog>
  );
}

interface ConsequencesProps {
  choice: Choice | undefined;
  /** What becomes of the lines there. */
  fates: ReadonlyMap<LineFate, readonly Line[]> | undefined;
}

/** How many lines move, what those of other realms come to, and which ones stay where they are. */
function Consequences({ choice, fates }: ConsequencesProps) {
  const t = useTexts('finance');
  const ofRecords = useTexts('records');
  if (!choice || !fates) return <div className="finance-consequences" role="status" />;
  const moving = fates.get('moves') ?? [];
  const [there, unfit] = [fates.get('there')?.length ?? 0, fates.get('unfit')?.length ?? 0];
  const elsewhere = moving.filter(({ category }) => category.realm !== choice.category.realm).length;
  const realm = ofRecords(`realms.${choice.category.realm}`);
  const what = choice.subCategory.name;
  return (
    <div className="finance-consequences" role="status">
      {moving.length > 0 && there + unfit > 0 ? (
        <p>{t('bulk.recategorize.moves', { count: moving.length, what })}</p>
      ) : null}
      {elsewhere > 0 ? <p>{t('bulk.recategorize.realm', { count: elsewhere, realm })}</p> : null}
      {there > 0 ? <p>{t('bulk.recategorize.there', { count: there, what })}</p> : null}
      {unfit > 0 ? <p>{t('bulk.recategorize.unit', { count: unfit, what })}</p> : null}
      {moving.length === 0 ? <p>{t('bulk.recategorize.nothing')}</p> : null}
    </div>
  );
}
