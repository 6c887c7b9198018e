import { useQuery } from '@tanstack/react-query';
import { queries } from '../api/query-client.ts';
import { browserZone } from '../i18n/zoned-time.ts';
import { firmQuery } from './firm.ts';
import { useSignedIn } from './session.ts';
import { settingsAtom, useSettings } from './settings.ts';
import { store } from './store.ts';

/** The time zone of the company's address, else of the installation, as the server counts days; `isKnown` once both were asked. */
export function useCompanyZone(): { readonly timeZone: string; readonly isKnown: boolean } {
  const firm = useQuery(firmQuery);
  const { timeZone: installation, settled } = useSettings();
  return { timeZone: firm.data?.address?.timeZone ?? installation, isKnown: settled && !firm.isPending };
}

/** The same outside of a component, as far as it was fetched. */
export const knownCompanyZone = (): string =>
  queries.getQueryData(firmQuery.queryKey)?.address?.timeZone ?? store.get(settingsAtom).timeZone;

/**
 * The time zone in which instants are shown: the company's, else of the installation, as the server counts days; of a guest the
 * browser's. It asks for nothing, since the layout of members asks for the company.
 */
export function useShownZone(): string {
  const firm = useQuery({ ...firmQuery, enabled: false }, queries).data;
  const { timeZone: installation } = useSettings();
  return useSignedIn() ? (firm?.address?.timeZone ?? installation) : browserZone();
}
