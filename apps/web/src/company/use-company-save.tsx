import type { FirmChange } from '@terroir/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import type { z } from 'zod';
import type { Saved } from '../api/client.ts';
import { asFailure } from '../api/failure.ts';
import type { useApiForm } from '../forms/form.ts';
import { useTexts } from '../i18n/texts.ts';
import { useBanner } from '../messages/banner.tsx';
import { useOutcome } from '../messages/outcome.ts';
import { useUpload } from '../pictures/use-upload.ts';
import { useNewerVersions } from '../records/use-newer-versions.tsx';
import { firmQuery, type Firm } from '../session/firm.ts';
import { profileQuery, type Profile } from '../session/profile.ts';
import { client } from '../session/session.ts';
import { companyFacts } from './company-facts.ts';
import { valuesOf } from './company-values.ts';

type Checked = z.output<typeof FirmChange>;

interface CompanySaveOptions {
  form: ReturnType<typeof useApiForm<z.input<typeof FirmChange>, Checked, 'company'>>;
  firm: Saved<Firm>;
  person: Profile | undefined;
  onSaved: () => void;
}

/** How the company is sent, what is said of it, and how its form is left. */
export function useCompanySave({ form, firm, person, onSaved }: CompanySaveOptions) {
  const t = useTexts('company');
  const banner = useBanner('company');
  const outcome = useOutcome('company', '/company-details');
  const queries = useQueryClient();
  const upload = useUpload();
  const [refusals, setRefusals] = useState(0);
  const versionOf = (of: Saved<Firm>) => ({ version: of.version, values: valuesOf(of, person) });
  const newer = useNewerVersions(form, versionOf(firm), (typed) => companyFacts(typed, t));

  /** @returns the company as stored, or what someone else's change asks for: sending it again, a choice @throws Failure */
  async function put(values: Checked): Promise<Saved<Firm> | 'again' | 'choice'> {
    const { image, imageAdditional } = values.firm;
    const version = newer.version();
    const send = (options: object) => client.put<Firm>('/firm', values, { version, ...options });
    try {
      return await (image || imageAdditional ? upload.run(send) : send({}));
    } catch (thrown) {
      if (asFailure(thrown).code !== 'version_conflict') throw thrown;
      await queries.refetchQueries({ queryKey: firmQuery.queryKey });
      const stored = queries.getQueryData(firmQuery.queryKey);
      const went = stored ? newer.overtaken({ version, values }, versionOf(stored)) : 'refused';
      if (went === 'again' || (went === 'choice' && outcome.stands())) return went;
      if (stored && went === 'saved')
        // What the record says of pictures does not tell whether these are stored.
        return image === undefined && imageAdditional === undefined ? stored : 'again';
      throw thrown;
    }
  }

  const send = form.submit(
    async (values) => {
      banner.clear();
      const saved = await put(values);
      if (saved === 'again') return saved;
      if (saved === 'choice') {
        setRefusals(refusals + 1); // the choice itself says what happened, again each time
        return 'more';
      }
      queries.setQueryData(firmQuery.queryKey, saved);
      void queries.invalidateQueries({ queryKey: profileQuery.queryKey }); // an address may have raised the level
      const stored = versionOf(saved);
      if (!outcome.stands()) outcome.done('done.companyUpdated', 8000);
      else if (form.settle(stored.values)) {
        form.release();
        onSaved();
      } else {
        newer.saved(stored);
        outcome.savedButMore();
        return 'more';
      }
      return undefined;
    },
    async (failure) => {
      if (upload.wasStopped()) {
        // It may have arrived all the same: the next save builds on what is stored.
        await queries.invalidateQueries({ queryKey: firmQuery.queryKey });
        return;
      }
      outcome.failed(failure, 8000, { takesFocus: true });
      if (outcome.stands()) scrollTo(0, 0);
    },
  );

  /** Gives up what was typed, if the person says so. */
  async function cancel(leave: () => void): Promise<void> {
    if (!(await form.mayClose())) return;
    form.forgetDraft();
    form.release();
    leave();
  }

  return { send, cancel, upload, conflict: <Fragment key={refusals}>{newer.conflict}</Fragment> };
}
