import type { Language } from '@terroir/events';
import { addressQuery, type AddressSource, type Suggested } from './suggestion.ts';

/** Address suggestions for typed text: the online source when there is one, else (or when it fails) the gazetteer. */
export interface AddressSuggestions {
  search(query: string, language: Language): Promise<Suggested>;
}

/**
 * @param online asked first when given; whatever goes wrong there is reported and answered from the gazetteer
 * @param report gets each failure of the online source
 */
export function addressSuggestions(
  gazetteer: AddressSource,
  online: AddressSource | null,
  report: (error: unknown) => void = (error) => process.emitWarning(error instanceof Error ? error : String(error)),
): AddressSuggestions {
  return {
    async search(query, language) {
      const typed = query.trim();
      const embedded = (limit: number) => gazetteer.search(typed, language, limit);
      if (Array.from(typed).length < addressQuery.from) return { ...(await embedded(0)), fallback: false };
      if (online === null) return { ...(await embedded(addressQuery.limit)), fallback: false };
      try {
        return { ...(await online.search(typed, language, addressQuery.limit)), fallback: false };
      } catch (error) {
        report(error);
        return { ...(await embedded(addressQuery.limit)), fallback: true };
      }
    },
  };
}
