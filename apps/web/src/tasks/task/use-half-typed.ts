import { useState } from 'react';

interface HalfTyped {
  readonly input: HTMLInputElement;
  readonly take: (text: string | null) => void;
}

/** A date or a time that is half typed counts as none while it is typed; a save would drop it without a word. */
export function useHalfTyped() {
  const [fields] = useState(() => new Map<string, HalfTyped>());
  const [handle] = useState(() => ({
    /** Follows an input from when it is drawn (`null`: until it is gone). */
    holds: (name: string, input: HTMLInputElement | null, take: HalfTyped['take']) =>
      void (input ? fields.set(name, { input, take }) : fields.delete(name)),
    /** Whether nothing at all stands in a field. */
    isEmpty: (name: string) => (fields.get(name)?.input.value ?? '') === '',
    /** Hands what is half typed to the form, which refuses it like any wrong value. */
    read: () => {
      for (const { input, take } of fields.values())
        if (input.value !== '' && !/^(\d{4}-\d\d-\d\d|\d\d:\d\d)$/.test(input.value)) take(input.value);
    },
  }));
  return handle;
}
export type HalfTypedHandle = ReturnType<typeof useHalfTyped>;
