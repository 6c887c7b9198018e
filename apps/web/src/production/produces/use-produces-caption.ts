import { useState } from 'react';
import { clock } from '../../as-of/as-of.ts';
import { useCaption, type Caption } from '../../records/names/use-caption.ts';

/** The caption of produces as of an instant (ISO 8601), `null` being when the screen was opened; `record` names one of them. */
export function useProducesCaption(instant: string | null, record?: string): Caption {
  const [opened] = useState(() => clock().toISOString());
  return useCaption(instant ?? opened, record === undefined ? {} : { record });
}
