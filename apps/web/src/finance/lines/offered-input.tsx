import { useNavigate, useSearchParams } from 'react-router-dom';
import { withoutNewInput, type NewInput } from '../../records/new-input.ts';
import { useRecordWrites } from '../../records/use-record-writes.ts';
import { lineSources } from './books.ts';
import { LineDialog } from './line-dialog.tsx';
import { blankLine } from './line-fields.tsx';

/** The form of a new input that another screen offered, e.g. the cost of work that was done, as the address says it. */
export function OfferedInput({ account, offered }: { account: string; offered: NewInput }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const writes = useRecordWrites(lineSources.inputs, ({ subCategory }) => subCategory.name);
  return (
    <LineDialog
      side="inputs"
      line={null}
      proposed={{
        typed: { ...blankLine('inputs'), cost: offered.cost, occurredOn: offered.on, notes: offered.notes },
        draft: draftOf(account, offered),
      }}
      account={account}
      writes={writes}
      inFront
      onDone={() => {
        const rest = withoutNewInput(search).toString();
        void navigate({ search: rest === '' ? '' : `?${rest}` }, { replace: true, preventScrollReset: true });
      }}
    />
  );
}

const draftOf = (account: string, { cost, on, notes }: NewInput): string =>
  `${account}:finance:inputs:offered:${on}:${cost}:${notes}`;
