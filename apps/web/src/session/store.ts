import { createStore } from 'jotai';

/** One store for everything that lives in the browser, so that code outside of React reads the same as screens do. */
export const store = createStore();
