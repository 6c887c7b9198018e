import { ColourField, SliderField, Stack, TextField } from '@terroir/ui-kit';
import { SECTION_TEXT_LIMIT } from '@terroir/market';
import { useTexts } from '../../i18n/texts.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import type { Upload } from '../../pictures/use-picture-choice.ts';
import { useFormat } from '../../session/use-format.ts';
import { groundOf } from '../../website-sections/ground.ts';
import type { Section } from '../../website-sections/section.ts';
import { ContrastPanel } from './contrast-panel.tsx';
import type { Field } from './draft-values.ts';

/** What a toolbar opens. */
export type Tool = 'content' | 'backgroundColor' | 'color' | 'image' | 'opacity';

export interface SectionPanelProps {
  tool: Tool;
  section: Section;
  onChange: (field: Field, value: unknown) => void;
  onImage: (image: Upload | null) => void;
  /** A chosen picture that is not saved yet. */
  image: Upload | null | undefined;
  imageFault: string | undefined;
  /** 0 to 100 while it is sent. */
  percent: number | undefined;
  onStopUpload: () => void;
}

/** The fields of one tool of a section. */
export function SectionPanel(props: SectionPanelProps) {
  const { tool, section, onChange, onImage, image, imageFault, percent, onStopUpload } = props;
  const t = useTexts('web-builder');
  const words = useTexts('put-to-market');
  const format = useFormat();
  const { style } = section;
  const ground = groundOf(style);
  const colourLabels = {
    code: t('colour.code'),
    theme: words('website.theme'),
    reset: t('colour.reset'),
    invalid: t('colour.invalid'),
  };
  if (tool === 'content')
    return (
      <TextField
        label={words('website.fields.content')}
        optionalMark={t('shell:optional')}
        helperText={t(`texts.${section.identifier}`)}
        rows={4}
        maxLength={SECTION_TEXT_LIMIT}
        value={section.content}
        onChange={(event) => onChange('content', event.target.value)}
      />
    );
  if (tool === 'image')
    return (
      <PictureField
        label={words('website.fields.backgroundImage')}
        crop={{ aspect: 3 }}
        stored={{ url: style.backgroundImage?.image ?? null, alt: words('website.picture') }}
        value={image}
        onChange={onImage}
        onReading={() => undefined}
        error={imageFault}
        progress={percent}
        onCancel={onStopUpload}
      />
    );
  return (
    <Stack spacing={2}>
      {tool === 'opacity' ? (
        <SliderField
          label={words('website.fields.opacity')}
          helperText={style.backgroundImage ? t('opacity.hint') : t('opacity.noImage')}
          disabled={style.backgroundImage === null}
          value={style.opacity}
          onChange={(value) => onChange('opacity', Math.round(value * 10) / 10)}
          min={0}
          max={1}
          step={0.1}
          formatValue={format.number}
        />
      ) : (
        <ColourField
          label={words(`website.fields.${tool}`)}
          value={style[tool]}
          themeColour={tool === 'color' ? ground.text : ground.background}
          onChange={(colour) => onChange(tool, colour)}
          labels={colourLabels}
        />
      )}
      <ContrastPanel section={section} onChange={onChange} />
    </Stack>
  );
}
