import { Button, LiveRegion, styled, TextField } from '@terroir/ui-kit';
import Search from 'lucide-react/icons/search';
import { LineIcon } from '../../icons/line-icon.tsx';
import { useTexts } from '../../i18n/texts.ts';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px 24px', alignItems: 'end' });
const Field = styled('div')({ flex: '1 1 280px', maxWidth: 520 });
const Found = styled('p')(({ theme }) => ({ margin: '8px 0 0', color: theme.vars.palette.text.secondary }));

export interface PracticesSearchProps {
  text: string;
  onChange: (text: string) => void;
  /** How many practices answer what was typed; `null` where nothing was. */
  found: number | null;
  explained: boolean;
  onExplain: (explained: boolean) => void;
}

/** Finds practices by name and by what else people call them, and shows all explanations at once. */
export function PracticesSearch({ text, onChange, found, explained, onExplain }: PracticesSearchProps) {
  const t = useTexts('practices');
  return (
    <div>
      <Line>
        <Field>
          <TextField
            type="search"
            label={t('search.label')}
            placeholder={t('search.example')}
            start={<LineIcon icon={Search} />}
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
        <Button aria-pressed={explained} onClick={() => onExplain(!explained)}>
          {t(explained ? 'hideExplanations' : 'showExplanations')}
        </Button>
      </Line>
      <LiveRegion>{found === null ? null : <Found>{t('search.found', { count: found })}</Found>}</LiveRegion>
    </div>
  );
}
