import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '@terroir/ui-kit';
import { useMemo, useState } from 'react';
import { Failed } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { categoriesQuery } from '../lines/books.ts';
import { choicesOf, type Choice, type Line } from '../lines/line.ts';
import type { Side } from '../lines/side.ts';
import { SubCategoryFields } from '../lines/sub-category-fields.tsx';
import { fits } from './use-bulk-writes.ts';

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
  const ids = new Set(lines.map(({ category }) => category.id));
  return (
    <FormDialog
      open
      title={t(`bulk.recategorize.title.${side}`, { count: lines.length })}
      description={t('bulk.recategorize.stays')}
      submitLabel={t('bulk.recategorize.do')}
      cancelLabel={t('shell:cancel')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => {
        if (choice) onSend(choice);
        else setMissing(true);
      }}
    >
      {categories.error && !categories.data ? (
        <Failed
          error={categories.error}
          onRetry={() => void categories.refetch()}
          loading={categories.isFetching}
          compact
        />
      ) : null}
      <SubCategoryFields
        side={side}
        categories={categories.data}
        value={subCategoryId}
        kept={null}
        proposedCategory={ids.size === 1 ? [...ids][0] : undefined}
        error={missing && !choice ? t('errors.subCategoryId.required') : undefined}
        onChange={setSubCategoryId}
      />
      <Consequences lines={lines} choice={choice} />
    </FormDialog>
  );
}

/** What the lines of other realms come to, and which lines cannot go there. */
function Consequences({ lines, choice }: { lines: readonly Line[]; choice: Choice | undefined }) {
  const t = useTexts('finance');
  const ofRecords = useTexts('records');
  if (!choice) return <div className="finance-consequences" role="status" />;
  const going = lines.filter((line) => fits(line, choice));
  const elsewhere = going.filter(({ category }) => category.realm !== choice.category.realm).length;
  const unfit = lines.length - going.length;
  const realm = ofRecords(`realms.${choice.category.realm}`);
  return (
    <div className="finance-consequences" role="status">
      {elsewhere > 0 ? <p>{t('bulk.recategorize.realm', { count: elsewhere, realm })}</p> : null}
      {unfit > 0 ? <p>{t('bulk.recategorize.unit', { count: unfit, what: choice.subCategory.name })}</p> : null}
    </div>
  );
}
