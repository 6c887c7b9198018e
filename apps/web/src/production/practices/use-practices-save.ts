import { useToasts } from '@terroir/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { Saved } from '../../api/client.ts';
import { asFailure } from '../../api/failure.ts';
import type { useApiForm } from '../../forms/form.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { useBanner } from '../../messages/banner.tsx';
import { useOutcome } from '../../messages/outcome.ts';
import { useNewerVersions } from '../../records/use-newer-versions.tsx';
import { client } from '../../session/session.ts';
import { practiceFacts, practicesKey, practicesQuery, tickedIds, ticksOf, type Practices } from './practices.ts';
import { useOthersChanges } from './use-others-changes.ts';

/** The values of the form. */
export interface TicksForm {
  followed: Record<string, boolean>;
}

const messageMs = 8000;
const versionOf = (of: Saved<Practices>) => ({ version: of.version, values: { followed: ticksOf(of) } });

/**
 * How the ticks are sent and what is said of it. Two people who tick different practices are merged, practice by practice:
 * what the other one changed is in `others`, by id.
 */
export function usePracticesSave(
  form: ReturnType<typeof useApiForm<TicksForm, TicksForm, 'practices'>>,
  practices: Saved<Practices>,
) {
  const t = useTexts('practices');
  const language = useLanguage();
  const banner = useBanner('practices');
  const outcome = useOutcome('practices', '/best-practices');
  const toasts = useToasts();
  const queries = useQueryClient();
  const newer = useNewerVersions(form, versionOf(practices), ({ followed }) => practiceFacts(practices, followed));
  const meanwhile = useOthersChanges(form, practices);

  /** @returns the practices as stored, or `again` where someone else's change went under the ticks @throws Failure */
  async function put(values: TicksForm): Promise<Saved<Practices> | 'again'> {
    const version = newer.version();
    try {
      return await client.put<Practices>('/followed_practices', { practices: tickedIds(values.followed) }, { version });
    } catch (thrown) {
      if (asFailure(thrown).code !== 'version_conflict') throw thrown;
      const start = form.start.followed;
      const stored = await queries.fetchQuery({ ...practicesQuery(language, null), staleTime: 0 });
      const went = newer.overtaken({ version, values }, versionOf(stored));
      // A practice is followed or not, so two changes of the same one are the same change: nothing is left to choose.
      if (went !== 'again' && went !== 'saved') throw thrown;
      meanwhile.overtaken(start, values.followed, stored);
      return went === 'saved' ? stored : went;
    }
  }

  const send = form.submit(
    async (values) => {
      banner.clear();
      meanwhile.begin();
      const saved = await put(values);
      if (saved === 'again') return saved;
      const merged = meanwhile.end(saved);
      void queries.invalidateQueries({ queryKey: practicesKey, refetchType: 'none' });
      queries.setQueryData(practicesQuery(language, null).queryKey, saved);
      void queries.invalidateQueries({ queryKey: ['history'] });
      const stored = versionOf(saved);
      const settled = form.settle(stored.values);
      newer.saved(stored);
      if (!settled) {
        outcome.savedButMore();
        return 'more';
      }
      toasts.show({
        severity: 'success',
        text: t(merged ? 'done.merged' : 'done.saved'),
        autoHideDuration: messageMs,
      });
      return undefined;
    },
    (failure) => {
      meanwhile.end();
      outcome.failed(failure, messageMs, { takesFocus: true });
    },
  );

  return { send, others: meanwhile.others, dismissOthers: meanwhile.forget };
}
