import { useQuery } from '@tanstack/react-query';
import { firmQuery } from '../../session/firm.ts';
import { useSettings } from '../../session/settings.ts';

/** The IANA zone of the company, or of the installation while it has no place; undefined until it is known. */
export function useCompanyZone(): string | undefined {
  const { timeZone } = useSettings();
  const { data: firm, error } = useQuery(firmQuery);
  if (firm) return firm.address?.timeZone ?? timeZone;
  return error ? timeZone : undefined;
}
