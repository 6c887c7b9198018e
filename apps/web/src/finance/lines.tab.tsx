import { Stack } from '@terroir/ui-kit';
import { LineTable } from './line-table.tsx';
import { sideNames } from './side.ts';
import type { AsOfHandle } from './use-as-of.ts';

/** Both sides of the books, one table each. */
export function LinesTab({ asOf }: { asOf: AsOfHandle }) {
  return (
    <Stack spacing={4} className="finance-tables">
      {sideNames.map((side) => (
        <LineTable key={side} side={side} asOf={asOf} />
      ))}
    </Stack>
  );
}
