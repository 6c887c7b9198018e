import { Drawer, IconButton } from '@terroir/ui-kit';
import CalendarCog from 'lucide-react/icons/calendar-cog';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { LineIcon } from '../../icons/line-icon.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { ReminderChoice } from './reminder-choice.tsx';

/** The settings of the tasks, of each account: the mail the day before, and the link for calendar programs. */
export function TasksSettings() {
  const t = useTexts('tasks');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('settings.title')} icon={<LineIcon icon={CalendarCog} />} onClick={() => setOpen(true)} />
      <Drawer open={open} title={t('settings.title')} closeLabel={t('shell:close')} onClose={() => setOpen(false)}>
        <div style={{ display: 'grid', gap: 32 }}>
          <ReminderChoice />
          <CalendarLink />
        </div>
      </Drawer>
    </>
  );
}
