import { useRef, useState } from 'react';

/** The files of a form that are being read. A save waits for them. */
export function useReadings() {
  const running = useRef(new Set<Promise<boolean>>());
  const [waiting, setWaiting] = useState(false);
  return {
    /** Adds a reading that resolves to whether what it read can be sent. It never rejects. */
    add: (reading: Promise<boolean>) => {
      running.current.add(reading);
      void reading.then(() => running.current.delete(reading));
    },
    /** Resolves once nothing is being read, to whether the form can be sent. */
    settled: async (): Promise<boolean> => {
      setWaiting(running.current.size > 0);
      try {
        while (running.current.size > 0) {
          if (!(await Promise.all(running.current)).every(Boolean)) return false;
        }
        return true;
      } finally {
        setWaiting(false);
      }
    },
    /** A save is waiting. */
    waiting,
  };
}
