import { useQuery } from '@tanstack/react-query';
import { firmQuery } from './firm.ts';
import { useSettings } from './settings.ts';

/** The time zone of the company's address, else of the installation, as the server counts days; `isKnown` once both were asked. */
export function useCompanyZone(): { readonly timeZone: string; readonly isKnown: boolean } {
  const firm = useQuery(firmQuery);
  const { timeZone: installation, settled } = useSettings();
  return { timeZone: firm.data?.address?.timeZone ?? installation, isKnown: settled && !firm.isPending };
}
