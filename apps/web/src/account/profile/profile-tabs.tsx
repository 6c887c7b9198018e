import { PageHeader, TabsNav } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';

/** Profile and password are two tabs of one screen (readings §4). */
export function ProfileHeader({ current }: { current: 'profile' | 'password' }) {
  const t = useTexts('profile');
  return (
    <PageHeader
      title={t('title')}
      description={t('lead')}
      tabs={
        <TabsNav
          label={t('title')}
          tabs={[
            { key: 'profile', label: t('shell:routes.profile'), href: '/profile', current: current === 'profile' },
            { key: 'password', label: t('shell:routes.password'), href: '/account', current: current === 'password' },
          ]}
        />
      }
    />
  );
}
