import { useEffect, useEffectEvent, useState } from 'react';

/** How long, in milliseconds, nobody types before what was typed counts. */
const PAUSE = 300;

interface Typed<Value> {
  readonly value: Value;
  /** What counted when it was typed. */
  readonly over: Value;
  /** What was handed on last. */
  readonly sent: Value;
}

/**
 * What a field shows whose value counts after a pause: what was typed, until the value is another than was handed on,
 * as it is after *Clear* or a step back. `counts` says what is handed on at all, `kept` what becomes of it.
 */
export function useTyped<Value>(
  value: Value,
  onSettled: (value: Value) => void,
  counts: (value: Value) => boolean = () => true,
  kept: (value: Value) => Value = (same) => same,
): readonly [shown: Value, type: (value: Value) => void] {
  const [typed, setTyped] = useState<Typed<Value> | null>(null);
  const isMine = typed !== null && (Object.is(value, typed.over) || Object.is(value, kept(typed.sent)));
  const settle = useEffectEvent((settled: Value) => {
    setTyped((now) => now && { ...now, sent: settled });
    onSettled(settled);
  });
  const waits = isMine && !Object.is(typed.value, typed.sent) && counts(typed.value);
  const latest = typed?.value;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => settle(latest as Value), PAUSE);
    return () => clearTimeout(timer);
  }, [waits, latest]);
  return [
    isMine ? typed.value : value,
    (next) => setTyped({ value: next, over: value, sent: isMine ? typed.sent : value }),
  ];
}
