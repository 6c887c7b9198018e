import { readSheet } from '../sheets/read-sheet.ts';
import { SheetProblem } from '../sheets/sheet.ts';
import type { SheetAnswer, SheetRequest } from '../sheets/sheet.worker.ts';

/** The worker of sheets where there are none: it reads in the page. */
class PageWorker extends EventTarget {
  postMessage({ source, choice }: SheetRequest): void {
    const answer = (data: SheetAnswer) => this.dispatchEvent(new MessageEvent('message', { data }));
    readSheet(source, choice).then(
      (sheet) => answer({ sheet }),
      (thrown: unknown) => {
        const { code, count } = thrown instanceof SheetProblem ? thrown : new SheetProblem('unreadable');
        answer({ problem: code, count });
      },
    );
  }
  terminate(): void {}
}

/** The bytes of a file, which jsdom hands out to readers alone. */
function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener('error', () => reject(new Error('The file was not read', { cause: reader.error })));
    reader.readAsArrayBuffer(this);
  });
}

/** Lets specs read sheets. */
export function withSheetWorker(): void {
  if (!('arrayBuffer' in Blob.prototype)) Object.defineProperty(Blob.prototype, 'arrayBuffer', { value: arrayBuffer });
  Object.defineProperty(globalThis, 'Worker', { value: PageWorker, configurable: true });
}
