import { PasswordChange } from '@terroir/accounts';
import { Button, Card, Form, PasswordField, Stack } from '@terroir/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { BannerPlace, useBanner } from '../../messages/banner.tsx';
import { useApiForm } from '../../forms/form.ts';
import { profileQuery, useProfile } from '../../session/profile.ts';
import { client } from '../../session/session.ts';
import { useTexts } from '../../i18n/texts.ts';
import { NewPasswordField, RepeatedPasswordField } from '../new-password.tsx';
import { ProfileHeader } from './profile-tabs.tsx';

const empty = { password: { currentPassword: '', password: '', passwordConfirmation: '' } };

/** Changes the password; the account's other sessions end with it. */
export default function PasswordScreen() {
  const t = useTexts('profile');
  const banner = useBanner('profile');
  const queries = useQueryClient();
  const profile = useProfile().data;
  const form = useApiForm({ texts: 'profile', schema: PasswordChange, defaultValues: empty });
  const send = form.submit(
    async (values) => {
      await client.putVoid('/password', values);
      form.reset(empty);
      void queries.invalidateQueries({ queryKey: profileQuery.queryKey }); // the account has a new version
      banner.done('done.passwordChanged', 8000);
    },
    (failure) => banner.failed(failure, 8000),
  );
  return (
    <>
      <ProfileHeader current="password" />
      <Stack spacing={3} sx={{ maxWidth: 640 }}>
        <BannerPlace area="profile" />
        <Card>
          <Form onSubmit={send}>
            <PasswordField
              {...form.field('password.currentPassword')}
              autoComplete="current-password"
              labels={{ show: t('shell:password.show'), hide: t('shell:password.hide') }}
            />
            <NewPasswordField
              field={form.field('password.password')}
              value={form.watch('password.password')}
              known={profile ? [profile.name, profile.email] : []}
            />
            <RepeatedPasswordField field={form.field('password.passwordConfirmation')} />
            <div>
              <Button type="submit" variant="contained" loading={form.submitting}>
                {t('changePassword')}
              </Button>
            </div>
          </Form>
        </Card>
      </Stack>
    </>
  );
}
