import { useQuery } from '@tanstack/react-query';
import { FormGrid, IconButton, NumberField, SelectField, styled } from '@terroir/ui-kit';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import { useFigures } from '../../records/figures.ts';
import { realms } from '../../records/realm-icon.tsx';
import { SearchChoice, type SearchOption } from '../../records/choices/search-choice.tsx';
import { unitLabel } from '../../records/names/unit-label.ts';
import { inputCategoriesQuery, type InputCategory } from '../catalogue/catalogue.ts';
import type { Produce } from '../produces/produce.ts';
import type { NeedTyped } from './produce-values.ts';

/** On a phone the amount is under what is needed, and the button to remove it beside. */
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '16px 12px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: 16,
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '& > .amount': { gridColumn: '1 / -1' },
  '& > :last-child': { gridArea: '1 / 2', marginTop: 30 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    '& > .amount': { gridColumn: 'auto' },
    '& > :last-child': { gridArea: '1 / 3' },
  },
}));

export type NeedError = (field: 'inputCategoryId' | 'quantityRaw' | 'quantityUnitId') => string | undefined;

export interface NeedRowProps {
  need: NeedTyped;
  /** Counted from 1. */
  place: number;
  /** The need as it is stored: it names its choices before the catalogue is there, and if that lost them. */
  stored: Produce['produceInputs'][number] | undefined;
  errorOf: NeedError;
  onChange: (need: NeedTyped) => void;
  onRemove: () => void;
}

/** What can be needed, in the order of the realms. */
function needOptions(categories: readonly InputCategory[], realmName: (realm: (typeof realms)[number]) => string) {
  return realms.flatMap((realm) =>
    categories
      .filter((category) => category.realm === realm)
      .flatMap(({ name, keywords, subcategories }) =>
        subcategories.map((input): SearchOption => ({
          value: input.id,
          label: input.name,
          keywords: input.keywords,
          group: `${realmName(realm)} › ${name}`,
          groupKeywords: keywords,
        })),
      ),
  );
}

/** One need: what, how much, in which of its units. */
export function NeedRow({ need, place, stored, errorOf, onChange, onRemove }: NeedRowProps) {
  const t = useTexts('produce-form');
  const ofRecords = useTexts('records');
  const { language } = useFigures();
  const categories = useQuery(inputCategoriesQuery(language));
  const options = useMemo(
    () => needOptions(categories.data ?? [], (realm) => ofRecords(`realms.${realm}`)),
    [categories.data, ofRecords],
  );
  const unitsOf = (id: string) =>
    categories.data?.flatMap(({ subcategories }) => subcategories).find((input) => input.id === id)?.units ?? [];
  const isStored = stored?.inputType.id === need.inputCategoryId;
  const allowed = unitsOf(need.inputCategoryId);
  const units = [
    ...(isStored && !allowed.some(({ id }) => id === stored.quantityUnit.id) ? [stored.quantityUnit] : []),
    ...allowed,
  ];
  return (
    <Row aria-label={t('need', { place })}>
      <SearchChoice
        label={t('fields.inputCategoryId')}
        options={options}
        value={need.inputCategoryId}
        kept={isStored ? { value: stored.inputType.id, label: stored.inputType.name } : undefined}
        loading={categories.isPending}
        placeholder={t('choice.search')}
        error={errorOf('inputCategoryId')}
        onChange={(inputCategoryId) =>
          onChange({ ...need, inputCategoryId, quantityUnitId: unitsOf(inputCategoryId)[0]?.id ?? '' })
        }
      />
      <div className="amount">
        <FormGrid minimum={150}>
          <NumberField
            label={t('fields.quantityRaw')}
            language={language}
            value={need.quantityRaw}
            error={errorOf('quantityRaw')}
            onChange={(quantityRaw) => onChange({ ...need, quantityRaw })}
          />
          <SelectField
            label={t('units.ofNeed')}
            value={need.quantityUnitId}
            error={errorOf('quantityUnitId')}
            placeholder={t('units.choose')}
            disabled={units.length === 0}
            options={units.map((unit) => ({ value: unit.id, label: unitLabel(unit) }))}
            onChange={({ target }) => onChange({ ...need, quantityUnitId: target.value })}
          />
        </FormGrid>
      </div>
      <IconButton label={t('removeNeed', { place })} icon={<RecordIcon name="remove" />} onClick={onRemove} />
    </Row>
  );
}
