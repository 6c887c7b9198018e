import { PrintArea, usePrinting } from '@terroir/ui-kit';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useFormat } from '../../session/use-format.ts';
import { useInstants } from '../../session/use-instants.ts';

const ink = 'font: 9pt sans-serif; color: #444;';

/** The foot of every sheet: a text, and which of how many sheets it is. */
const sheetFoot = (text: string): string => `@page {
  @bottom-left { content: ${JSON.stringify(text)}; ${ink} }
  @bottom-right { content: counter(page) ' / ' counter(pages); ${ink} }
}`;

/** On paper: whose page it is and the day of printing, above it and, where the browser can, at the foot of every sheet. */
export function PrintHead({ name }: { name: string }) {
  // A page may stay open for days: the day is read when printing begins.
  return usePrinting() ? <Printed name={name} /> : null;
}

function Printed({ name }: { name: string }) {
  const t = useTexts('shell');
  const format = useFormat();
  const { dayOf } = useInstants();
  const [now] = useState(() => new Date().toISOString());
  const printed = t('printed', { name, day: format.date(dayOf(now)) });
  return (
    <>
      <style>{sheetFoot(printed)}</style>
      <PrintArea only="paper">
        <p style={{ margin: 0, fontSize: '10.5pt', fontWeight: 600 }}>{printed}</p>
      </PrintArea>
    </>
  );
}
