import { Button, PrintArea, VisuallyHidden } from '@terroir/ui-kit';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';

/** So many are shown before a person asks for all. */
const FEW = 5;

/** What a produce needs, a line each: the first five, and the others behind a button that says how many they are. */
export function NeedLines({ lines, of }: { lines: readonly string[]; of: string }) {
  const t = useTexts('finance');
  const [isWhole, setWhole] = useState(false);
  const more = lines.length - FEW;
  if (more <= 0) return <small>{lines.join('\n') || t('margins.noNeeds')}</small>;
  return (
    <>
      <small>{(isWhole ? lines : lines.slice(0, FEW)).join('\n')}</small>
      <PrintArea only="screen">
        <Button variant="text" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('margins.fewerNeeds') : t('margins.moreNeeds', { count: more })}
          <VisuallyHidden>: {of}</VisuallyHidden>
        </Button>
      </PrintArea>
      {isWhole ? null : (
        <PrintArea only="paper">
          <small>{t('margins.moreNeeds', { count: more })}</small>
        </PrintArea>
      )}
    </>
  );
}
