// What every browser has and jsdom lacks, for the specs of the web.
import { TextDecoder, TextEncoder } from 'node:util';

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value)); // what forms hold is JSON

// jsdom fetches no picture and says nothing of it: one that a program asks for counts as loaded.
if (globalThis.HTMLImageElement) {
  const { prototype } = HTMLImageElement;
  Object.defineProperty(prototype, 'src', {
    ...Object.getOwnPropertyDescriptor(prototype, 'src'),
    set(url) {
      this.setAttribute('src', url);
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    },
  });
}
