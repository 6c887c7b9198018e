import { ProfileChange } from '@terroir/accounts';
import { Button, Card, CheckboxField, Form, SelectField, Stack, TextField } from '@terroir/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { Saved } from '../../api/client.ts';
import { BannerPlace, useBanner } from '../../messages/banner.tsx';
import { DraftNotice } from '../../forms/draft-notice.tsx';
import { QueryState } from '../../api/query-state.tsx';
import { useApiForm } from '../../forms/form.ts';
import { useNewerVersions } from '../../records/use-newer-versions.tsx';
import { changeLanguage } from '../../i18n/change-language.ts';
import { profileQuery, useProfile, type Profile } from '../../session/profile.ts';
import { client } from '../../session/session.ts';
import { useTexts } from '../../i18n/texts.ts';
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

function ProfileForm({ profile }: { profile: Saved<Profile> }) {
  const t = useTexts('profile');
  const banner = useBanner('profile');
  const queries = useQueryClient();
  const { name, language, newsletterSubscribed } = profile;
  const values = { profile: { name, language, newsletterSubscribed } };
  const form = useApiForm({
    texts: 'profile',
    schema: ProfileChange,
    defaultValues: values,
    draft: `${profile.id}:profile`,
  });
  const { version, conflict } = useNewerVersions(form, { version: profile.version, values }, ({ profile: typed }) => [
    { label: t('fields.name'), value: typed.name ?? '' },
    { label: t('fields.language'), value: languages.find(({ value }) => value === typed.language)?.label ?? '' },
    { label: t('newsletter'), value: t(typed.newsletterSubscribed ? 'yes' : 'no') },
  ]);
  const send = form.submit(
    async (values) => {
      const saved = await client.put<Profile>('/profile', values, { version });
      queries.setQueryData(profileQuery.queryKey, saved);
      form.reset({
        profile: { name: saved.name, language: saved.language, newsletterSubscribed: saved.newsletterSubscribed },
      });
      banner.done('done.profileUpdated', 8000);
      if (saved.language !== language) await changeLanguage(saved.language);
    },
    (failure) => {
      banner.failed(failure, 8000);
      if (failure.code === 'version_conflict') void queries.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
  );
  return (
    <Stack spacing={3} sx={{ maxWidth: 640 }}>
      <BannerPlace area="profile" />
      <Card>
        <Form onSubmit={send}>
          <DraftNotice form={form} />
          {conflict}
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
    </Stack>
  );
}
