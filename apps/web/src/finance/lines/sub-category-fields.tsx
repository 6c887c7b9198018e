import { useMemo } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { CascadeChoice, type ChoiceGroup, type ChoiceOption } from '../../records/choices/cascade-choice.tsx';
import type { Category, Line } from './line.ts';
import { realms } from '../../records/realm-icon.tsx';
import type { Side } from './side.ts';

export interface SubCategoryFieldsProps {
  side: Side;
  /** `undefined` while they are on their way. */
  categories: readonly Category[] | undefined;
  /** The id of the chosen subcategory; empty for none. */
  value: string;
  /** The line being corrected: it names its place before the catalogue is there, and if the catalogue lost it. */
  kept: Pick<Line, 'category' | 'subCategory'> | null;
  /** The category that a new line begins with. */
  proposedCategory?: string | undefined;
  error: string | undefined;
  onChange: (subCategoryId: string) => void;
}

/** Category and subcategory of a line. */
export function SubCategoryFields({
  side,
  categories,
  value,
  kept,
  proposedCategory,
  error,
  onChange,
}: SubCategoryFieldsProps) {
  const t = useTexts('finance');
  const ofRecords = useTexts('records');
  const ordered = useMemo(
    () => realms.flatMap((realm) => (categories ?? []).filter((category) => category.realm === realm)),
    [categories],
  );
  const groups = useMemo<readonly ChoiceGroup[]>(
    () =>
      ordered.map(({ id, name, keywords, realm, subcategories }) => ({
        value: id,
        label: name,
        keywords: [...keywords, ...subcategories.flatMap((sub) => [sub.name, ...sub.keywords])],
        group: ofRecords(`realms.${realm}`),
      })),
    [ordered, ofRecords],
  );
  const options = useMemo<readonly ChoiceOption[]>(
    () =>
      ordered.flatMap(({ id, name, keywords, realm, subcategories }) =>
        subcategories.map((sub) => ({
          value: sub.id,
          label: sub.name,
          keywords: sub.keywords,
          group: `${ofRecords(`realms.${realm}`)} › ${name}`,
          groupKeywords: keywords,
          parent: id,
        })),
      ),
    [ordered, ofRecords],
  );
  return (
    <CascadeChoice
      groups={groups}
      options={options}
      value={value}
      defaultGroupValue={proposedCategory}
      onChange={onChange}
      kept={kept && { group: kept.category, option: kept.subCategory }}
      error={error}
      loading={categories === undefined}
      labels={{
        group: t('fields.category'),
        groupPlaceholder: t('choice.category'),
        option: t('fields.subCategoryId'),
        helperText: t(`choice.hint.${side}`),
      }}
    />
  );
}
