import { AutocompleteField, Notice, styled, TextField, type AutocompleteOption } from '@terroir/ui-kit';
import { useState } from 'react';
import { errorMessage } from '../api/error-message.ts';
import { useTexts } from '../i18n/texts.ts';
import { addressFrom } from '../addresses/addresses.ts';
import { useAddressLookup } from '../addresses/use-address-lookup.ts';
import type { AddressListMeta } from '@terroir/accounts';
import type { Place } from './firm-parts.ts';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Credit = styled('small')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

interface Option extends AutocompleteOption {
  place: Place;
}

export interface AddressFieldsProps {
  value: Place;
  onChange: (place: Place) => void;
  /** The sentence of a field's error, by the name of the part. */
  errorOf: (part: keyof Place) => string | undefined;
}

/**
 * An address is typed, looked up and chosen: the choice fills country, state, town and postal code. Where the chosen
 * address lacks a state or a postal code they are open to be filled in (S1 §5). The text itself stays the person's own, so a
 * street can stand before the town.
 */
export function AddressFields({ value, onChange, errorOf }: AddressFieldsProps) {
  const t = useTexts('company');
  const [lacking, setLacking] = useState({
    state: value.city !== '' && value.state === '',
    zipcode: value.city !== '' && value.zipcode === '',
  });
  const [chosen, setChosen] = useState(value.raw.trim());
  const { fetching, rows, meta, error } = useAddressLookup(value.raw, chosen);
  const options = (rows ?? []).map((row): Option => ({ value: row.id, label: row.label, place: row }));
  const credit = useCredit(meta);
  const choose = (place: Place) => {
    const { raw, country, countryCode, state, city, zipcode, latitude, longitude } = place;
    setChosen(raw.trim());
    setLacking({ state: !state, zipcode: !zipcode });
    onChange({ raw, country, countryCode, state: state || '', city, zipcode: zipcode || '', latitude, longitude });
  };
  const part = (name: 'country' | 'state' | 'city' | 'zipcode', open: boolean) => (
    <TextField
      label={t(`fields.${name}`)}
      value={value[name]}
      readOnly={!open}
      error={open ? errorOf(name) : undefined}
      helperText={open ? t('address.fillIn') : undefined}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
    />
  );
  return (
    <>
      <AutocompleteField<Option>
        label={t('fields.raw')}
        helperText={t('address.hint')}
        error={errorOf('raw') ?? (errorOf('city') ? t('address.choose') : undefined)}
        options={options}
        value={null}
        inputValue={value.raw}
        filtered
        loading={fetching}
        onInputChange={(raw) => onChange({ ...value, raw })}
        onChange={(picked) => picked && choose(picked.place)}
        labels={{
          loading: t('address.loading'),
          noResults: rows ? t('address.noResults') : t('address.keepTyping', { count: addressFrom }),
          clear: t('address.clear'),
          open: t('address.open'),
          close: t('shell:close'),
        }}
      />
      {rows?.length === 0 ? <Notice severity="info">{t('address.noResults')}</Notice> : null}
      {credit ? <Credit>{credit}</Credit> : null}
      {error ? <Notice severity="warning">{errorMessage(error, t)}</Notice> : null}
      <Pair>
        {part('country', false)}
        {part('state', lacking.state)}
        {part('city', false)}
        {part('zipcode', lacking.zipcode)}
      </Pair>
    </>
  );
}

/** Whom to thank for the suggestions: in the reader's language for the sources that we know, else in the source's own words. */
function useCredit(meta: AddressListMeta | undefined): string | null {
  const t = useTexts('company');
  if (meta?.source === 'gazetteer') return t('address.credit.gazetteer');
  if (meta?.source === 'nominatim') return t('address.credit.nominatim');
  return meta?.attribution ?? null;
}
