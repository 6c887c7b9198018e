import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckboxField, useToasts } from '@terroir/ui-kit';
import { errorMessage } from '../../api/error-message.ts';
import { FailedQuery } from '../../api/query-state.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { client } from '../../session/session.ts';
import { SettingsSection } from './settings-section.tsx';

interface Reminders {
  readonly wanted: boolean;
}
const path = '/task_reminders';
const remindersQuery = queryOptions({
  queryKey: ['task-reminders'],
  queryFn: async ({ signal }): Promise<Reminders> => client.get<Reminders>(path, { signal }),
});

/** Whether a mail comes the day before; nobody gets one who did not ask for it. */
export function ReminderChoice() {
  const t = useTexts('tasks');
  const toasts = useToasts();
  const queries = useQueryClient();
  const reminders = useQuery(remindersQuery);
  const choose = useMutation({
    mutationFn: (wanted: boolean) => client.put<Reminders>(path, { taskReminders: { wanted } }, {}),
    onSuccess: (stored) => {
      queries.setQueryData(remindersQuery.queryKey, stored);
      toasts.show({ text: t(stored.wanted ? 'settings.mail.on' : 'settings.mail.off') });
    },
    onError: (thrown) => toasts.show({ severity: 'error', text: errorMessage(thrown, t) }),
  });
  const shown = choose.isPending ? choose.variables : (reminders.data?.wanted ?? false);
  return (
    <SettingsSection title={t('settings.mail.title')} text={t('settings.mail.text')}>
      <FailedQuery query={reminders} />
      <CheckboxField
        label={t('settings.mail.label')}
        checked={shown}
        disabled={reminders.data === undefined || choose.isPending}
        onChange={({ target }) => choose.mutate(target.checked)}
      />
    </SettingsSection>
  );
}
