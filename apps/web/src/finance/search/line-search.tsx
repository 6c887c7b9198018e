import { Button, KeyHint, LiveRegion, PrintArea, styled, TextField } from '@terroir/ui-kit';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState, type Ref, type RefObject } from 'react';
import { LineIcon } from '../../icons/line-icon.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { useFigures } from '../../records/figures.ts';
import { useScreenKeysOn } from '../../records/keys/keys-setting.ts';
import type { Records } from '../../records/use-records.ts';
import { sumOf } from '../lines/line-columns.tsx';
import type { Line } from '../lines/line.ts';
import type { Side } from '../lines/side.ts';
import { isNarrowed, keptWords, narrowings } from './line-filter.ts';
import { LineFilterFields } from '../opened/opened.tsx';
import type { LineFilterHandle } from './use-line-filter.ts';
import { useTyped } from './use-typed.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 16px',
  alignItems: 'end',
  marginBlockEnd: 8,
});
const Words = styled('div')({ flex: '1 1 16rem', maxWidth: 520 });
const Found = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
  minHeight: 40,
  marginBlock: '8px 4px',
  color: theme.vars.palette.text.secondary,
}));

export interface LineSearchProps {
  side: Side;
  handle: LineFilterHandle;
  records: Records<Line>;
  /** Where words are typed: the key `/` leads there. */
  field: RefObject<HTMLInputElement | null>;
}

/** Finds lines of a side by words, realm, category, days and amount, and says how many there are and what they come to. */
export function LineSearch({ side, handle: { filter, change, clear }, records, field }: LineSearchProps) {
  const t = useTexts('finance');
  const figures = useFigures();
  const panel = useId();
  const hasKey = useScreenKeysOn();
  const count = narrowings(filter);
  const [open, setOpen] = useState(count > 0);
  const [words, setWords] = useTyped(filter.q ?? '', (q) => change({ q: keptWords(q) || null }), undefined, keptWords);
  const filters = count === 0 ? t('search.filters') : t('search.filtersSet', { count });
  const narrowed = isNarrowed(filter);
  const { rows, outdated } = records;
  const found =
    narrowed && rows !== undefined && !outdated
      ? t(`search.found.${side}`, { count: rows.length, amount: figures.money(sumOf(rows)) })
      : null;
  return (
    <>
      <PrintArea only="screen">
        <Bar role="search" aria-label={t(`search.of.${side}`)}>
          <Words>
            <TextField
              ref={field as Ref<HTMLInputElement & HTMLTextAreaElement>}
              type="search"
              label={t(`search.of.${side}`)}
              placeholder={t(`search.example.${side}`)}
              start={<LineIcon icon={Search} />}
              end={hasKey ? <KeyHint>/</KeyHint> : undefined}
              aria-keyshortcuts={hasKey ? '/' : undefined}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </Words>
          <Button
            aria-expanded={open}
            aria-label={`${filters}, ${t(`tables.${side}`)}`}
            aria-controls={panel}
            startIcon={<LineIcon icon={SlidersHorizontal} />}
            onClick={() => setOpen(!open)}
          >
            {filters}
          </Button>
        </Bar>
        <div id={panel} hidden={!open}>
          {open ? <LineFilterFields side={side} filter={filter} onChange={change} /> : null}
        </div>
      </PrintArea>
      <LiveRegion>
        {narrowed ? (
          <Found>
            <span>{found}</span>
            <PrintArea only="screen">
              <Button
                size="small"
                variant="text"
                aria-label={`${t('search.clear')}, ${t(`tables.${side}`)}`}
                onClick={() => {
                  field.current?.focus(); // the pressed button disappears
                  clear();
                }}
              >
                {t('search.clear')}
              </Button>
            </PrintArea>
          </Found>
        ) : null}
      </LiveRegion>
    </>
  );
}
