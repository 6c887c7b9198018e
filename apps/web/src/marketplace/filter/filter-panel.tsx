import { Button, Card, PrintArea, styled } from '@terroir/ui-kit';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useRef, useState } from 'react';
import { LineIcon } from '../../icons/line-icon.tsx';
import { useTexts } from '../../i18n/texts.ts';
import type { TabName } from '../tabs.ts';
import { FilterFields } from './filter-fields.tsx';
import { narrowings } from './search.ts';
import type { MarketSearchHandle } from './use-market-search.ts';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' });
const Opened = styled('div')({ marginTop: 16 });

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
  const field = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const set = narrowings(handle.search);
  const clear =
    set === 0 ? null : (
      <Button
        size="small"
        variant="text"
        onClick={() => {
          (isAside ? field : toggle).current?.focus(); // the pressed button disappears
          handle.clear();
        }}
      >
        {t('filters.clear')}
      </Button>
    );
  const fields = (
    <FilterFields key={handle.clears} search={handle.search} tab={tab} field={field} onChange={handle.change} />
  );
  if (isAside)
    return (
      <PrintArea only="screen">
        <div role="search" aria-label={t('filters.title')}>
          <Card title={t('filters.title')} headingLevel={2} actions={clear}>
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
            onClick={() => setOpen(!open)}
          >
            {set === 0 ? t('filters.title') : t('filters.set', { count: set })}
          </Button>
          {clear}
        </Bar>
        <Opened id={id} hidden={!open}>
          {open ? <Card>{fields}</Card> : null}
        </Opened>
      </div>
    </PrintArea>
  );
}
