import { ProfileChange } from '@terroir/accounts';
import { Button, Card, CheckboxField, Form, SelectField, Stack, TextField } from '@terroir/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { Saved } from '../../api/client.ts';
import { BannerPlace } from '../../messages/banner.tsx';
import { useOutcome } from '../../messages/outcome.ts';
import { DraftNotice } from '../../forms/draft-notice.tsx';
import { QueryState } from '../../api/query-state.tsx';
import { useApiForm } from '../../forms/form.ts';
import { useNewerVersions } from '../../records/use-newer-versions.tsx';
import { changeLanguage } from '../../i18n/change-language.ts';
import { profileQuery, useProfile, type Profile } from '../../session/profile.ts';
import { client } from '../../session/session.ts';
import { useTexts } from '../../i18n/texts.ts';
import { KeysCard } from './keys-card.tsx';
import { ProfileHeader } from './profile-tabs.tsx';

/** Name, language and newsletter of the signed-in person. */
export default function ProfileScreen() {
  const profile = useProfile();
  return (
    <>
      <ProfileHeader current="profile" />
      <QueryState query={profile}>{(known) => <ProfileForm profile={known} />}</QueryState>
    </>
  );
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
] as const;

/** What the form holds of an account, with its version. */
const versionOf = ({ version, name, language, newsletterSubscribed }: Saved<Profile>) => ({
  version,
  values: { profile: { name, language, newsletterSubscribed } },
});

function ProfileForm({ profile }: { profile: Saved<Profile> }) {
  const t = useTexts('profile');
  const outcome = useOutcome('profile', '/profile');
  const queries = useQueryClient();
  const now = versionOf(profile);
  const form = useApiForm({
    texts: 'profile',
    schema: ProfileChange,
    defaultValues: now.values,
    draft: `${profile.id}:profile`,
    warnWhileSending: true,
  });
  const newer = useNewerVersions(form, now, ({ profile: typed }) => [
    { label: t('fields.name'), value: typed.name ?? '', fields: ['profile.name'] },
    {
      label: t('fields.language'),
      value: languages.find(({ value }) => value === typed.language)?.label ?? '',
      fields: ['profile.language'],
    },
    {
      label: t('newsletter'),
      value: t(typed.newsletterSubscribed ? 'yes' : 'no'),
      fields: ['profile.newsletterSubscribed'],
    },
  ]);
  const send = form.submit(
    async (values) => {
      const saved = await client.put<Profile>('/profile', values, { version: newer.version() });
      queries.setQueryData(profileQuery.queryKey, saved);
      const stored = versionOf(saved);
      const settled = form.settle(stored.values);
      newer.saved(stored);
      if (settled || !outcome.stands()) outcome.done('done.profileUpdated', 8000);
      else outcome.savedButMore();
      if (saved.language !== profile.language) await changeLanguage(saved.language);
      return settled ? undefined : 'more';
    },
    (failure) => {
      outcome.failed(failure, 8000);
      if (failure.code === 'version_conflict') void queries.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
  );
  return (
    <Stack spacing={3} sx={{ maxWidth: 640 }}>
      <BannerPlace area="profile" />
      <Card>
        <Form onSubmit={send}>
          <DraftNotice form={form} />
          {newer.conflict}
          <TextField {...form.field('profile.name')} autoComplete="name" />
          <TextField label={t('fields.email')} value={profile.email} readOnly helperText={t('emailHint')} />
          <SelectField {...form.field('profile.language')} helperText={t('languageHint')} options={languages} />
          <CheckboxField {...form.field('profile.newsletterSubscribed')} label={t('newsletter')} />
          <div>
            <Button type="submit" variant="contained" loading={form.submitting}>
              {t('shell:save')}
            </Button>
          </div>
        </Form>
      </Card>
      <KeysCard />
    </Stack>
  );
}
