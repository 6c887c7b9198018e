import { Button, Stack, styled } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { RecordIcon } from '../../icons/record-icon.tsx';
import type { Area } from '../../places/area.ts';
import type { Editor } from './use-editor.ts';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: 12,
});
const What = styled('p')({ margin: 0, fontSize: '1.125rem', fontWeight: 600, overflowWrap: 'anywhere' });

interface SessionBarProps {
  editor: Editor;
  selected: Area | null;
  capturing: boolean;
  onSave: () => void;
  onCancel: () => void;
  onWords: (area: Area) => void;
  onRemove: (area: Area) => void;
}

/** Above the map: what is being drawn, with the ways to save it or give it up; else what can be done to what is chosen. */
export function SessionBar({ editor, selected, capturing, onSave, onCancel, onWords, onRemove }: SessionBarProps) {
  const t = useTexts('land-manage');
  const ofLand = useTexts('land');
  const { session, subject, canSave } = editor;
  if (session) {
    const what =
      subject === null
        ? t('doing.new')
        : subject.kind === 'plot'
          ? subject.plot
            ? t('doing.plot', { what: subject.plot.name })
            : t('doing.newPlot')
          : subject.zone
            ? t('doing.zone', { what: subject.zone.name, plot: subject.plot.name })
            : t('doing.newZone', { plot: subject.plot.name });
    return (
      <Bar>
        <What role="status">{what}</What>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button onClick={onCancel}>{t('shell:cancel')}</Button>
          <Button variant="contained" disabled={!canSave} loading={capturing} onClick={onSave}>
            {t('shell:save')}
          </Button>
        </Stack>
      </Bar>
    );
  }
  return (
    <Bar>
      <What role="status">{selected ? selected.name : t('doing.nothing')}</What>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {selected ? (
          <>
            <Button onClick={() => editor.begin(selected)}>{t('redraw')}</Button>
            <Button startIcon={<RecordIcon name="edit" />} onClick={() => onWords(selected)}>
              {t('words')}
            </Button>
            <Button color="error" startIcon={<RecordIcon name="remove" />} onClick={() => onRemove(selected)}>
              {t('remove')}
            </Button>
          </>
        ) : null}
        <Button variant="contained" startIcon={<RecordIcon name="add" />} onClick={() => editor.begin(null)}>
          {ofLand('draw')}
        </Button>
      </Stack>
    </Bar>
  );
}
