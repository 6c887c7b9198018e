import { PrintArea, styled } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import type { MarketSearch } from '../filter/search.ts';
import { useFilterNames } from '../filter/use-filter-names.ts';
import { useMonthNames } from './use-month-names.ts';

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: '0 0 4pt' }));
const Words = styled('p')({ margin: '0 0 4pt', fontSize: '10.5pt', '&:last-of-type': { marginBottom: '9pt' } });

interface SeasonPaperProps {
  /** How many products there are, and within which distance. */
  found: string;
  search: MarketSearch;
  /** The month that it is, from 0. */
  month: number;
  isThisMonth: boolean;
}

/** What only the printed calendar says: its title, the filters that it was made with, and what its figures are. */
export function SeasonPaper({ found, search: { category, producer }, month, isThisMonth }: SeasonPaperProps) {
  const t = useTexts('marketplace');
  const { categories, producers } = useFilterNames(producer)({ category, producer });
  const now = useMonthNames().full(month);
  const filters = [
    t('seasons.paper.within', { found }),
    categories.length === 0
      ? t('seasons.paper.everyCategory')
      : t('seasons.paper.categories', { names: categories.join(', ') }),
    producers.length === 0
      ? t('seasons.paper.everyProducer')
      : t('seasons.paper.producers', { names: producers.join(', ') }),
    ...(isThisMonth ? [t('seasons.paper.nowOnly', { month: now })] : []),
  ];
  return (
    <PrintArea only="paper">
      <Title>{t('seasons.paper.title')}</Title>
      <Words>{filters.join(' · ')}</Words>
      <Words>{t('seasons.paper.figures', { month: now })}</Words>
    </PrintArea>
  );
}
