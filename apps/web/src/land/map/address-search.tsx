import { AutocompleteField, Notice, styled, type AutocompleteOption } from '@terroir/ui-kit';
import type { LonLat } from '@terroir/ui-kit/map';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { addressFrom } from '../../addresses/addresses.ts';
import { useAddressLookup } from '../../addresses/use-address-lookup.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useTexts } from '../../i18n/texts.ts';
import { LineIcon } from '../../icons/line-icon.tsx';

const Place = styled('div')({ marginBottom: 12, '@media print': { display: 'none' } });
const Credit = styled('small')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

interface Option extends AutocompleteOption {
  at: LonLat;
}

/** Finds an address, and moves the map to it. */
export function AddressSearch({ onFound }: { onFound: (at: LonLat) => void }) {
  const t = useTexts('land-map');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const { fetching, rows, meta, error } = useAddressLookup(typed, chosen);
  const options = (rows ?? []).map(({ id, label, latitude, longitude }): Option => ({
    value: id,
    label,
    at: [longitude, latitude],
  }));
  const credit =
    meta?.source === 'gazetteer' || meta?.source === 'nominatim'
      ? t(`search.${meta.source}`)
      : (meta?.attribution ?? null);
  return (
    <Place>
      <AutocompleteField<Option>
        label={t('search.label')}
        start={<LineIcon icon={Search} />}
        options={options}
        value={null}
        inputValue={typed}
        filtered
        loading={fetching}
        onInputChange={setTyped}
        onChange={(picked) => {
          if (!picked) return;
          setTyped(picked.label);
          setChosen(picked.label.trim());
          onFound(picked.at);
        }}
        labels={{
          loading: t('search.loading'),
          noResults: rows ? t('search.none') : t('search.keepTyping', { count: addressFrom }),
          clear: t('search.clear'),
          open: t('search.open'),
          close: t('shell:close'),
        }}
      />
      {rows && credit ? <Credit>{credit}</Credit> : null}
      {error ? <Notice severity="warning">{errorMessage(error, t)}</Notice> : null}
    </Place>
  );
}
