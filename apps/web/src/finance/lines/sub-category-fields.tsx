import { CascadeField, type AutocompleteOption, type CascadeOption } from '@terroir/ui-kit';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { findChoices, type Findable } from '../../records/find-choice.ts';
import type { Category, Line } from './line.ts';
import { useChoiceLabels } from '../../records/search-choice.tsx';
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
  error: string | undefined;
  onChange: (subCategoryId: string) => void;
}

type Group = AutocompleteOption & Pick<Findable, 'keywords'>;
type Option = CascadeOption & Pick<Findable, 'keywords' | 'groupKeywords'>;

/** Category and subcategory of a line. */
export function SubCategoryFields({ side, categories, value, kept, error, onChange }: SubCategoryFieldsProps) {
  const t = useTexts('finance');
  const ofRecords = useTexts('records');
  const choice = useChoiceLabels();
  const ordered = useMemo(
    () => realms.flatMap((realm) => (categories ?? []).filter((category) => category.realm === realm)),
    [categories],
  );
  const groups = useMemo<readonly Group[]>(
    () =>
      ordered.map(({ id, name, keywords, realm, subcategories }) => ({
        value: id,
        label: name,
        keywords: [...keywords, ...subcategories.flatMap((sub) => [sub.name, ...sub.keywords])],
        group: ofRecords(`realms.${realm}`),
      })),
    [ordered, ofRecords],
  );
  const options = useMemo<readonly Option[]>(
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
    <CascadeField<Group, Option>
      groups={groups}
      options={options}
      value={value}
      onChange={onChange}
      kept={
        kept
          ? {
              group: { value: kept.category.id, label: kept.category.name },
              option: { value: kept.subCategory.id, label: kept.subCategory.name, parent: kept.category.id },
            }
          : undefined
      }
      find={findChoices}
      error={error}
      loading={categories === undefined}
      labels={{
        group: t('fields.category'),
        groupPlaceholder: t('choice.category'),
        option: t('fields.subCategoryId'),
        optionPlaceholder: ofRecords('choice.search'),
        helperText: t(`choice.hint.${side}`),
        ...choice,
      }}
    />
  );
}
