import { AutocompleteField, type AutocompleteOption } from '@terroir/ui-kit';
import { useMemo, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { findChoices, type Findable } from './find-choice.ts';
import type { Category, Line } from './line.ts';
import { realms } from '../realm-icon.tsx';
import type { Side } from './side.ts';

export interface SubCategoryFieldsProps {
  side: Side;
  /** `undefined` while they are on their way. */
  categories: readonly Category[] | undefined;
  /** The id of the chosen subcategory; empty for none. */
  value: string;
  /** The line being corrected: it names its place before the catalogue is there, and if the catalogue lost it. */
  kept: Line | null;
  error: string | undefined;
  onChange: (subCategoryId: string) => void;
}

interface Option extends AutocompleteOption, Pick<Findable, 'keywords' | 'groupKeywords'> {
  categoryId: string;
}

/** What the list offers for the typed text; the text of the choice itself offers everything. */
const offeredFor = (options: readonly Option[], chosen: Option | null, typed: string) =>
  typed === chosen?.label ? options : findChoices(options, typed);

/**
 * Category and subcategory. Either can come first: a category narrows the subcategories down, a subcategory found by
 * typing sets its category.
 */
export function SubCategoryFields({ side, categories, value, kept, error, onChange }: SubCategoryFieldsProps) {
  const t = useTexts('finance');
  const [narrowed, setNarrowed] = useState('');
  const [typed, setTyped] = useState('');
  const [typedCategory, setTypedCategory] = useState('');
  const ordered = useMemo(
    () => realms.flatMap((realm) => (categories ?? []).filter((category) => category.realm === realm)),
    [categories],
  );
  const categoryOptions = useMemo<readonly Option[]>(
    () =>
      ordered.map(({ id, name, keywords, realm, subcategories }) => ({
        value: id,
        label: name,
        keywords: [...keywords, ...subcategories.flatMap((sub) => [sub.name, ...sub.keywords])],
        group: t(`realms.${realm}`),
        categoryId: id,
      })),
    [ordered, t],
  );
  const all = useMemo<readonly Option[]>(
    () =>
      ordered.flatMap(({ id, name, keywords, realm, subcategories }) =>
        subcategories.map((sub) => ({
          value: sub.id,
          label: sub.name,
          keywords: sub.keywords,
          group: `${t(`realms.${realm}`)} › ${name}`,
          groupKeywords: keywords,
          categoryId: id,
        })),
      ),
    [ordered, t],
  );
  const lost: readonly Option[] =
    kept && kept.subCategory.id === value && !all.some((option) => option.value === value)
      ? [{ value, label: kept.subCategory.name, categoryId: kept.category.id }]
      : [];
  const chosen = [...all, ...lost].find((option) => option.value === value) ?? null;
  const categoryId = chosen?.categoryId ?? narrowed;
  const category =
    categoryOptions.find((option) => option.value === categoryId) ??
    (lost.length > 0 && kept
      ? { value: kept.category.id, label: kept.category.name, categoryId: kept.category.id }
      : null);
  const offered = categoryId === '' ? all : all.filter((option) => option.categoryId === categoryId);
  const loading = categories === undefined;
  const labels = {
    loading: t('shell:loading'),
    noResults: t('choice.noResults'),
    clear: t('choice.clear'),
    open: t('choice.open'),
    close: t('choice.close'),
  };
  return (
    <>
      <AutocompleteField<Option>
        label={t('fields.category')}
        options={offeredFor(
          lost.length > 0 && category ? [category, ...categoryOptions] : categoryOptions,
          category,
          typedCategory,
        )}
        filtered
        onInputChange={setTypedCategory}
        onBlur={() => setTypedCategory('')}
        value={category}
        loading={loading}
        labels={labels}
        placeholder={t('choice.category')}
        onChange={(picked) => {
          setTypedCategory('');
          setNarrowed(picked?.value ?? '');
          if (picked?.value !== categoryId) onChange('');
        }}
      />
      <AutocompleteField<Option>
        label={t('fields.subCategoryId')}
        options={offeredFor([...offered, ...lost], chosen, typed)}
        filtered
        onInputChange={setTyped}
        onBlur={() => setTyped('')}
        value={chosen}
        loading={loading}
        labels={labels}
        placeholder={t('choice.subCategory')}
        helperText={t(`choice.hint.${side}`)}
        error={error}
        onChange={(picked) => {
          setTyped('');
          setNarrowed(picked?.categoryId ?? categoryId);
          onChange(picked?.value ?? '');
        }}
      />
    </>
  );
}
