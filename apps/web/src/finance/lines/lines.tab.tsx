import { Button, Stack } from '@terroir/ui-kit';
import { useRef } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { LineTable } from './line-table.tsx';
import type { AsOfHandle } from '../../as-of/use-as-of.ts';

/** Both sides of the books, one table each; where they stand far apart, the second is one press away. */
export function LinesTab({ asOf }: { asOf: AsOfHandle }) {
  const t = useTexts('finance');
  const outputs = useRef<HTMLDivElement>(null);
  const jump = () => {
    outputs.current?.scrollIntoView();
    outputs.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="finance-jump">
        <Button variant="text" size="small" onClick={jump}>
          {t('jumpToOutputs')}
        </Button>
      </div>
      <Stack spacing={4} className="finance-tables">
        <LineTable side="inputs" asOf={asOf} />
        <div ref={outputs} className="finance-side" tabIndex={-1}>
          <LineTable side="outputs" asOf={asOf} />
        </div>
      </Stack>
    </>
  );
}
