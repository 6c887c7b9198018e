import { Card, CheckboxField } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useScreenKeysSetting } from '../../records/keys/keys-setting.ts';

/** Turns the keys of one letter on or off in this browser; it counts at once. */
export function KeysCard() {
  const t = useTexts('profile');
  const [on, setOn] = useScreenKeysSetting();
  return (
    <Card title={t('keys.title')} description={t('keys.description')}>
      <CheckboxField
        label={t('keys.on')}
        helperText={t('keys.hint')}
        checked={on}
        onChange={({ target }) => setOn(target.checked)}
      />
    </Card>
  );
}
