import { Button, Notice, Stack } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';

interface KeptNoticeProps {
  points: number;
  onGoOn: () => void;
  onGiveUp: () => void;
}

/** Offers the drawing of a visit that ended before it was finished. */
export function KeptNotice({ points, onGoOn, onGiveUp }: KeptNoticeProps) {
  const t = useTexts('land-manage');
  return (
    <div style={{ marginBottom: 12 }}>
      <Notice
        severity="info"
        action={
          <Stack direction="row" spacing={1}>
            <Button size="small" onClick={onGoOn}>
              {t('kept.goOn')}
            </Button>
            <Button size="small" onClick={onGiveUp}>
              {t('kept.giveUp')}
            </Button>
          </Stack>
        }
      >
        {t('kept.text', { count: points })}
      </Notice>
    </div>
  );
}
