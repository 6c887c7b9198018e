import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressFrom, addressQuery } from './addresses.ts';

const pause = 500;

/** A value once it has stayed the same for `ms`. */
function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** Looks up what is typed of an address once typing pauses; `chosen` is what was taken from the list, and is not looked up again. */
export function useAddressLookup(typed: string, chosen: string) {
  const asked = useSettled(typed.trim(), pause);
  const looking = asked.length >= addressFrom && asked !== chosen;
  const { data, error, isFetching } = useQuery({ ...addressQuery(asked), enabled: looking });
  return {
    looking,
    fetching: looking && isFetching,
    /** Undefined until they are answered. */
    rows: looking ? data?.rows : undefined,
    meta: data?.meta,
    error: looking ? error : null,
  };
}
