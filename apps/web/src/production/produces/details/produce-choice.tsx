import { produceName } from '@terroir/market';
import { AutocompleteField, Button, PrintArea, RouterLink, styled, Thumbnail } from '@terroir/ui-kit';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { useLanguage } from '../../../i18n/texts.ts';
import { RecordIcon } from '../../../icons/record-icon.tsx';
import { CategoryIcon, categorySeries } from '../food-category.tsx';
import type { Produce } from '../produce.ts';
import { useFigures } from '../../../records/figures.ts';
import { toldApart } from '../../../records/names/told-apart.ts';
import { ProducesIcon } from '../produces-icon.tsx';
import { editHref } from '../tabs.ts';

/** So many produces are offered by picture; the field finds the others. */
const mostTiles = 48;

/** By category, name and season, as the reader's language orders them. */
function useInOrder(produces: readonly Produce[]): readonly Produce[] {
  const language = useLanguage();
  return useMemo(() => {
    const { compare } = new Intl.Collator(language);
    return produces.toSorted(
      (a, b) =>
        compare(a.category.name, b.category.name) ||
        compare(produceName(a), produceName(b)) ||
        compare(a.harvest.productionFrom, b.harvest.productionFrom),
    );
  }, [produces, language]);
}

/** What follows the name of a produce where another has that name too: ` (2026)`. */
function useApart(produces: readonly Produce[]): (id: string) => string {
  const figures = useFigures();
  return useMemo(() => {
    const apart = toldApart(
      produces.map(({ harvest, ...produce }) => ({ ...produce, ...harvest })),
      figures,
    );
    return (id) => (apart.has(id) ? ` (${apart.get(id)})` : '');
  }, [produces, figures]);
}

export interface ProduceChoiceProps {
  produces: readonly Produce[];
  chosen: Produce | null;
  /** The past can only be read. */
  past: boolean;
  onChoose: (produce: Produce | null) => void;
}

/** Chooses a produce, and what can be done with it. */
export function ProduceChoice({ produces, chosen, past, onChoose }: ProduceChoiceProps) {
  const t = useTexts('produces');
  const apart = useApart(produces);
  const options = useInOrder(produces).map((produce) => ({
    value: produce.id,
    label: `${produceName(produce)}${apart(produce.id)}`,
    group: produce.category.name,
  }));
  return (
    <PrintArea only="screen">
      <div className="produces-choice">
        <AutocompleteField
          label={t('details.choose')}
          placeholder={t('details.search')}
          options={options}
          value={options.find(({ value }) => value === chosen?.id) ?? null}
          onChange={(option) => onChoose(produces.find(({ id }) => id === option?.value) ?? null)}
          labels={{
            loading: t('shell:loading'),
            noResults: t('details.noResults'),
            clear: t('details.clear'),
            open: t('details.open'),
            close: t('details.close'),
          }}
        />
        {chosen ? (
          <div className="produces-choice-actions">
            <Button startIcon={<ProducesIcon name="print" />} onClick={() => print()}>
              {t('details.print')}
            </Button>
            {past ? null : (
              <Button variant="contained" startIcon={<RecordIcon name="edit" />} href={editHref(chosen.id)}>
                {t('details.edit')}
              </Button>
            )}
          </div>
        ) : null}
      </div>
    </PrintArea>
  );
}

const Tiles = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
});
const Tile = styled('div')(({ theme }) => ({
  height: '100%',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    height: '100%',
    padding: '12px 16px',
    borderRadius: 16,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& > a:hover': { borderColor: theme.vars.palette.outline, backgroundColor: theme.vars.palette.background.sunken },
  '& strong': { display: 'block', fontWeight: 650, color: theme.vars.palette.text.primary },
  '& span': { color: theme.vars.palette.text.secondary, overflowWrap: 'break-word' },
}));

/** Every produce by its picture, to choose from. */
export function ProduceTiles({ produces, hrefOf }: { produces: readonly Produce[]; hrefOf: (id: string) => string }) {
  const t = useTexts('produces');
  const inOrder = useInOrder(produces);
  const apart = useApart(produces);
  return (
    <>
      <p className="produces-quiet">{t('details.pick')}</p>
      <Tiles>
        {inOrder.slice(0, mostTiles).map(({ id, category, product, variety, imageUrls }) => (
          <li key={id}>
            <Tile>
              <RouterLink href={hrefOf(id)}>
                <Thumbnail
                  src={imageUrls.thumbnail}
                  icon={<CategoryIcon identifier={category.identifier} />}
                  series={categorySeries(category.identifier)}
                  size={56}
                />
                <span>
                  <strong>{product.name}</strong>
                  {variety.name}
                  {apart(id)}
                </span>
              </RouterLink>
            </Tile>
          </li>
        ))}
      </Tiles>
    </>
  );
}
