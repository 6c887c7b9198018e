import { Button, useMediaQuery, useTheme } from '@terroir/ui-kit';
import { useState } from 'react';
import type { Face } from '@terroir/market';
import { useTexts } from '../../i18n/texts.ts';
import { useRecords } from '../../records/use-records.ts';
import { useSearchWords } from '../filter/use-search-words.ts';
import type { MarketSearch } from '../filter/search.ts';
import { MarketIcon } from '../market-icon.tsx';
import { SearchDialog } from './opened.tsx';
import { savedAlready, savedSearchSource, type SavedSearchRow } from './saved-search.ts';
import type { NewSearch } from './search-dialog.tsx';

/** As long as the server takes a name, in UTF-16 code units. */
const LONGEST_NAME = 200;

/**
 * Keeps what the marketplace is narrowed to under a name, which says it in words unless it is changed. What is kept already is opened
 * instead of kept twice.
 */
export function SaveSearch({ face, search }: { face: Face; search: MarketSearch }) {
  const t = useTexts('marketplace');
  const words = useSearchWords(search.producer);
  const [saving, setSaving] = useState<NewSearch | SavedSearchRow | null>(null);
  const kept = savedAlready(useRecords(savedSearchSource, { whole: true }).rows ?? [], face, search);
  const label = t(kept ? 'saved.kept' : 'saved.save');
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down('sm'));
  return (
    <>
      <Button
        startIcon={<MarketIcon name="searches" />}
        aria-label={label}
        onClick={() => setSaving(kept ?? { face, search, name: words(face, search).slice(0, LONGEST_NAME).trim() })}
      >
        {isNarrow ? t(kept ? 'saved.keptShort' : 'saved.saveShort') : label}
      </Button>
      {saving ? <SearchDialog of={saving} onDone={() => setSaving(null)} /> : null}
    </>
  );
}
