import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnsaved } from '../../forms/unsaved.ts';
import { useBanner } from '../../messages/banner.tsx';
import { client } from '../../session/session.ts';
import { landKey, type Area } from '../../places/area.ts';
import { bannerMs } from '../map/land-banner.ts';
import { stylesBody, withChange, type AreaStyle, type PendingStyles } from './pending-styles.ts';

const none: PendingStyles = new Map();

/** Styles that were changed and not saved, and the one call that saves them all. They stay over the map until it was fetched again. */
export function useStyleSave(areas: readonly Area[]) {
  const banner = useBanner('land');
  const queries = useQueryClient();
  const [pending, setPending] = useState(none);
  const unsaved = useUnsaved(pending.size > 0 ? 'unsaved' : false, () => setPending(none));
  const { mutate, isPending } = useMutation({
    mutationFn: (styles: PendingStyles) => client.postVoid('/features_style', stylesBody(styles, areas)),
    onSuccess: async (_, styles) => {
      unsaved.release();
      banner.done('shell:done.styleUpdated', bannerMs);
      await queries.invalidateQueries({ queryKey: landKey });
      // What was changed while these were on their way is still to be saved.
      setPending((now) => new Map([...now].filter(([id, style]) => styles.get(id) !== style)));
    },
    onError: (failure) => {
      banner.failed(failure, bannerMs, { takesFocus: true });
      void queries.invalidateQueries({ queryKey: landKey });
    },
  });
  return {
    pending,
    saving: isPending,
    change: (of: readonly Area[], style: Partial<AreaStyle>) => setPending((now) => withChange(now, of, style)),
    save: () => mutate(pending),
    discard: () => setPending(none),
  };
}
