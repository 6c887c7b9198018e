import { CheckboxField, TextField } from '@terroir/ui-kit';
import { SavedSearch, type Face } from '@terroir/market';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useTexts } from '../../i18n/texts.ts';
import { RecordDialog } from '../../records/record-dialog.tsx';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { useProfile } from '../../session/profile.ts';
import { addressOf, type MarketSearch } from '../filter/search.ts';
import { atFormFields, nameOf, savedSearchSource, type SavedSearchRow } from './saved-search.ts';

/** What the form holds: what a search looks for was chosen on the marketplace. */
const Entry = SavedSearch.pick({ name: true }).extend({ mail: z.boolean() });

/** What a new search looks for, and what it is called unless its owner calls it something else. */
export interface NewSearch {
  readonly face: Face;
  readonly search: MarketSearch;
  readonly name: string;
}

export interface SearchDialogProps {
  /** The search to rename, or a new one. */
  of: SavedSearchRow | NewSearch;
  onDone: () => void;
}

const isSaved = (of: SavedSearchRow | NewSearch): of is SavedSearchRow => 'id' in of;

/** Saves a search under a name, or renames it; nobody is mailed who did not ask for it. */
export function SearchDialog({ of, onDone }: SearchDialogProps) {
  const t = useTexts('marketplace');
  const writes = useRecordWrites(savedSearchSource, nameOf);
  const account = useProfile().data?.id ?? '';
  const row = isSaved(of) ? of : null;
  const narrowed = isSaved(of) ? of : { face: of.face, ...of.search };
  const { face, distance, category, producer, q, sort } = narrowed;
  const looksFor = { face, distance, category: [...category], producer: [...producer], q, sort };
  const write = (values: z.output<typeof Entry>, id: string, before: SavedSearchRow | null) => {
    const made: SavedSearchRow = {
      version: null,
      createdAt: new Date().toISOString(),
      ...before,
      id,
      ...looksFor,
      ...values,
    };
    return { row: made, body: { savedSearch: before ? values : { ...looksFor, ...values } } };
  };
  return (
    <RecordDialog
      source={savedSearchSource}
      writes={writes}
      row={row}
      title={row ? t('saved.renameTitle') : t('saved.title')}
      texts="marketplace"
      schema={Entry}
      blank={{ name: of.name, mail: false }}
      valuesOf={({ name, mail }: SavedSearchRow) => ({ name, mail })}
      write={write}
      factsOf={({ name, mail }) => [
        { label: t('fields.name'), value: name, fields: ['name'] },
        {
          label: t('fields.mail'),
          value: String(mail),
          shown: t(mail ? 'saved.mailOn' : 'saved.mailOff'),
          fields: ['mail'],
        },
      ]}
      atFormFields={atFormFields}
      draft={`${account}:saved_search:${row?.id ?? `${face}${addressOf({ distance, category, producer, q, sort })}`}`}
      inFront
      onDone={onDone}
    >
      {(form) => (
        <>
          <TextField {...form.field('name')} />
          <Controller
            name="mail"
            control={form.control}
            render={({ field }) => (
              <CheckboxField
                label={t('fields.mail')}
                helperText={t('saved.mailHint')}
                checked={field.value}
                onChange={({ target }) => field.onChange(target.checked)}
                onBlur={field.onBlur}
                ref={field.ref}
              />
            )}
          />
        </>
      )}
    </RecordDialog>
  );
}
