import { useState } from 'react';

/** What the rows on screen answer: the value before, while they are those of a query that another follows. */
export function useAnswered<Value>(value: Value, outdated: boolean): Value {
  const [answered, setAnswered] = useState(value);
  if (!outdated && answered !== value) setAnswered(value);
  return outdated ? answered : value;
}
