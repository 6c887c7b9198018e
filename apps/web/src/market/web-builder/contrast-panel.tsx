import { Button, ContrastNote } from '@terroir/ui-kit';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import type { Section } from '../../website-sections/section.ts';
import { contrastVerdict } from './contrast-verdict.ts';
import type { Field } from './draft-values.ts';
import { usePictureTones } from './picture-tones.ts';

export interface ContrastPanelProps {
  section: Section;
  onChange: (field: Field, value: unknown) => void;
}

/** Whether the text of a section reads on its ground, while colours are chosen, and what would make it readable. */
export function ContrastPanel({ section, onChange }: ContrastPanelProps) {
  const t = useTexts('web-builder');
  const format = useFormat();
  const tones = usePictureTones(section.style.backgroundImage?.thumbnail ?? null);
  const { verdict, ratio, overPicture, sample, offers } = contrastVerdict(section, tones);
  // Rounded down: 4.49 is not enough and must not read as 4.5.
  const said = { ratio: format.number(Math.floor(ratio * 10) / 10), least: format.number(4.5) };
  const place = overPicture ? 'picture' : 'plain';
  const sentence = verdict === 'unknown' ? t('contrast.unknown') : t(`contrast.${verdict}.${place}`, said);
  const { color, backgroundColor, opacity } = offers;
  const offered =
    verdict === 'low' ? (
      <>
        {color === null ? null : (
          <Button size="small" onClick={() => onChange('color', color)}>
            {t('contrast.useText', { colour: color })}
          </Button>
        )}
        {backgroundColor === null ? null : (
          <Button size="small" onClick={() => onChange('backgroundColor', backgroundColor)}>
            {t('contrast.useBackground', { colour: backgroundColor })}
          </Button>
        )}
        {opacity === null ? null : (
          <Button size="small" onClick={() => onChange('opacity', opacity)}>
            {t('contrast.useOpacity', { opacity: format.number(opacity) })}
          </Button>
        )}
      </>
    ) : undefined;
  return (
    <ContrastNote verdict={verdict} sample={sample} actions={offered}>
      {sentence}
    </ContrastNote>
  );
}
