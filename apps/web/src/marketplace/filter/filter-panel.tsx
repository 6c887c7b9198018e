import { Button, Card, PrintArea, styled } from '@terroir/ui-kit';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { LineIcon } from '../../icons/line-icon.tsx';
import { useTexts } from '../../i18n/texts.ts';
import type { TabName } from '../tabs.ts';
import { FilterFields } from './filter-fields.tsx';
import { narrowings } from './search.ts';
import type { MarketSearchHandle } from './use-market-search.ts';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' });
/** One line, however narrow the side bar: what stands below it does not move. */
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 8,
  '& > h2': { ...theme.typography.h4, margin: 0 },
}));
const Opened = styled('div')({ marginTop: 16 });
const End = styled('div')({ marginTop: 20, display: 'grid' });

export interface FilterPanelProps {
  handle: MarketSearchHandle;
  tab: TabName;
  /** A side bar, where there is room for one; else a button opens the filters above the list. */
  isAside: boolean;
}

/** The filters beside the list on a computer, collapsed above it on smaller screens (S1 §2). */
export function FilterPanel({ handle, tab, isAside }: FilterPanelProps) {
  const t = useTexts('marketplace');
  const id = useId();
  const [open, setOpen] = useState(false);
  // It stays when it is closed: what was typed last counts only after a pause.
  const [isMade, setMade] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const set = narrowings(handle.search);
  // Beside the list it keeps its place when there is nothing to clear: the fields below it do not move while one types.
  const clear =
    set === 0 && !isAside ? null : (
      <Button
        size="small"
        variant="text"
        disabled={set === 0}
        aria-label={t('filters.clear')}
        onClick={() => {
          (isAside ? field : toggle).current?.focus(); // the pressed button disappears, or can be pressed no more
          handle.clear();
        }}
      >
        {t(isAside ? 'filters.clearShort' : 'filters.clear')}
      </Button>
    );
  // What was found stands below the button, in sight again.
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    const isSearched = event.key === 'Enter' && event.target === field.current;
    if (event.defaultPrevented || !(isSearched || event.key === 'Escape')) return;
    event.preventDefault();
    close();
  };
  const fields = (
    <FilterFields key={handle.clears} search={handle.search} tab={tab} field={field} onChange={handle.change} />
  );
  if (isAside)
    return (
      <PrintArea only="screen">
        <div role="search" aria-label={t('filters.title')}>
          <Card>
            <Head>
              <h2>{t('filters.title')}</h2>
              {clear}
            </Head>
            {fields}
          </Card>
        </div>
      </PrintArea>
    );
  return (
    <PrintArea only="screen">
      <div role="search" aria-label={t('filters.title')}>
        <Bar>
          <Button
            ref={toggle}
            aria-expanded={open}
            aria-controls={id}
            startIcon={<LineIcon icon={SlidersHorizontal} />}
            onClick={() => {
              setMade(true);
              setOpen(!open);
            }}
          >
            {set === 0 ? t('filters.title') : t('filters.set', { count: set })}
          </Button>
          {clear}
        </Bar>
        <Opened id={id} hidden={!open} onKeyDown={closeByKey}>
          {isMade ? (
            <Card>
              {fields}
              <End>
                <Button variant="contained" onClick={close}>
                  {t('filters.show')}
                </Button>
              </End>
            </Card>
          ) : null}
        </Opened>
      </div>
    </PrintArea>
  );
}
