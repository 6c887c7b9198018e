import { PATTERNS } from '@terroir/land';
import { SelectField, SliderField, Stack, TextField } from '@terroir/ui-kit';
import { numberFormat } from '../../i18n/intl.ts';
import { localeOf } from '../../i18n/language.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import type { AreaStyle } from './pending-styles.ts';

interface StyleFieldsProps {
  style: AreaStyle;
  onChange: (change: Partial<AreaStyle>) => void;
}

/** Colour, fill, stroke, opacity and pattern (S1 §2). The colour is that of fill and stroke until either has its own. */
export function StyleFields({ style, onChange }: StyleFieldsProps) {
  const t = useTexts('land');
  const locale = localeOf(useLanguage());
  const percent = numberFormat(locale, { style: 'percent' });
  return (
    <Stack spacing={2.5}>
      <TextField
        type="color"
        label={t('styles.fields.color')}
        helperText={t('styles.colorHint')}
        value={style.color}
        onChange={({ target: { value } }) => onChange({ color: value, fill: value, stroke: value })}
      />
      <TextField
        type="color"
        label={t('styles.fields.fill')}
        value={style.fill}
        onChange={({ target: { value } }) => onChange({ fill: value })}
      />
      <TextField
        type="color"
        label={t('styles.fields.stroke')}
        value={style.stroke}
        onChange={({ target: { value } }) => onChange({ stroke: value })}
      />
      <SliderField
        label={t('styles.fields.opacity')}
        min={0}
        max={1}
        step={0.1}
        value={style.opacity}
        onChange={(opacity) => onChange({ opacity: Math.round(opacity * 10) / 10 })}
        formatValue={(value) => percent().format(value)}
      />
      <SelectField
        label={t('styles.fields.pattern')}
        options={PATTERNS.map((pattern) => ({ value: pattern, label: t(`styles.patterns.${pattern}`) }))}
        value={style.pattern}
        onChange={({ target: { value } }) => {
          const pattern = PATTERNS.find((one) => one === value);
          if (pattern) onChange({ pattern });
        }}
      />
    </Stack>
  );
}
