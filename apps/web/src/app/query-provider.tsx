import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { queries } from '../api/query-client.ts';
import { onAccountChange } from '../session/session.ts';

// Another account or another language makes everything that was fetched old.
onAccountChange(() => queries.clear());
i18next.on('languageChanged', () => void queries.invalidateQueries());

/** Around everything that shows fetched data. The landing page does without, and without its weight. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
