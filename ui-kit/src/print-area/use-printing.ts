import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

// Environments without matchMedia (a test's document) never show paper.
const paper = () => (typeof matchMedia === 'function' ? matchMedia('print') : undefined);
const onPaper = () => paper()?.matches ?? false;

/** Whether the page is being printed or shown as on paper; what renders by it is in the document before the page prints. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(onPaper);
  useEffect(() => {
    // The browser lays the paper out as soon as the event was handled.
    const begin = () => flushSync(() => setPrinting(true));
    const follow = () => flushSync(() => setPrinting(onPaper()));
    const query = paper();
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', follow);
    query?.addEventListener('change', follow);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', follow);
      query?.removeEventListener('change', follow);
    };
  }, []);
  return printing;
}
