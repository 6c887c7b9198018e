import { Notice } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { practiceNames, type Practices, type Ticks } from './practices.ts';

export interface OthersNoticeProps {
  practices: Practices;
  /** What someone else ticked (`true`) and cleared, by id. */
  changed: Ticks;
  onClose: () => void;
}

/** What someone else changed during one's own changes: both are kept, so there is nothing to choose. */
export function OthersNotice({ practices, changed, onClose }: OthersNoticeProps) {
  const t = useTexts('practices');
  const names = practiceNames(practices);
  const listOf = (some: readonly string[]) => some.map((id) => names.get(id) ?? id).join('\u00a0· '); // names hold commas
  const ids = Object.keys(changed);
  if (ids.length === 0) return null;
  const adopted = ids.filter((id) => changed[id]);
  const dropped = ids.filter((id) => !changed[id]);
  return (
    <Notice title={t('others.title')} onClose={onClose} closeLabel={t('shell:close')}>
      <div>
        {t('others.text')}
        {adopted.length > 0 ? <div>{t('others.adopted', { practices: listOf(adopted) })}</div> : null}
        {dropped.length > 0 ? <div>{t('others.dropped', { practices: listOf(dropped) })}</div> : null}
      </div>
    </Notice>
  );
}
