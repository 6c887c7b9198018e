import { Button, KeyHint, LiveRegion, PrintArea, styled, TextField } from '@terroir/ui-kit';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { LineIcon } from '../../icons/line-icon.tsx';
import { useScreenKeysOn } from '../keys/keys-setting.ts';
import { keptWords } from './kept-words.ts';
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

export interface RecordSearchProps {
  labels: {
    /** Of the search, e.g. "Search the inputs". */
    search: string;
    placeholder: string;
    /** Of the button that opens the filters: how many are set. */
    filters: string;
    clear: string;
    /** The list that is searched, after the names of its buttons. Default: there is one list on the screen. */
    of?: string | undefined;
  };
  words: string | null;
  onWords: (words: string | null) => void;
  /** Where words are typed: the key `/` leads there. */
  field: RefObject<HTMLInputElement | null>;
  /** Beside the words. */
  beside?: ReactNode;
  /** The other filters, and how many of them are set. */
  panel: ReactNode;
  filterCount: number;
  /** Anything narrows the list. */
  narrowed: boolean;
  /** What was found, in words; `null` while it is not known. */
  found: string | null;
  onClear: () => void;
}

/** Finds records by words and filters, says what was found, and shows everything again. */
export function RecordSearch(props: RecordSearchProps) {
  const { labels, words, onWords, field, beside, panel, filterCount, narrowed, found, onClear } = props;
  const id = useId();
  const hasKey = useScreenKeysOn();
  const [open, setOpen] = useState(filterCount > 0);
  const [typed, type] = useTyped(words ?? '', (q) => onWords(keptWords(q) || null), undefined, keptWords);
  const named = (label: string) => (labels.of === undefined ? undefined : `${label}, ${labels.of}`);
  return (
    <>
      <PrintArea only="screen">
        <Bar role="search" aria-label={labels.search}>
          <Words>
            <TextField
              ref={field as Ref<HTMLInputElement & HTMLTextAreaElement>}
              type="search"
              label={labels.search}
              placeholder={labels.placeholder}
              start={<LineIcon icon={Search} />}
              end={hasKey ? <KeyHint>/</KeyHint> : undefined}
              aria-keyshortcuts={hasKey ? '/' : undefined}
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          </Words>
          {beside}
          <Button
            aria-expanded={open}
            aria-label={named(labels.filters)}
            aria-controls={id}
            startIcon={<LineIcon icon={SlidersHorizontal} />}
            onClick={() => setOpen(!open)}
          >
            {labels.filters}
          </Button>
        </Bar>
        <div id={id} hidden={!open}>
          {open ? panel : null}
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
                aria-label={named(labels.clear)}
                onClick={() => {
                  field.current?.focus(); // the pressed button disappears
                  onClear();
                }}
              >
                {labels.clear}
              </Button>
            </PrintArea>
          </Found>
        ) : null}
      </LiveRegion>
    </>
  );
}
