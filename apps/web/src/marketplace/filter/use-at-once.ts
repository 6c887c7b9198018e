import { useState } from 'react';

/** Shows a choice at once, before the address, which is drawn with its list, has it; from then on what the address says. */
export function useAtOnce<Value>(
  value: Value,
  onChange: (value: Value) => void,
): readonly [shown: Value, choose: (value: Value) => void] {
  const over = JSON.stringify(value);
  const [chosen, setChosen] = useState<{ readonly over: string; readonly value: Value } | null>(null);
  if (chosen !== null && chosen.over !== over) setChosen(null);
  return [
    chosen?.over === over ? chosen.value : value,
    (next) => {
      setChosen({ over, value: next });
      onChange(next);
    },
  ];
}
