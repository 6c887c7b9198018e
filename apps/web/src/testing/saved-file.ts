import { act } from '@testing-library/react';

/** What the browser is handed to save. */
export async function savedBy(press: () => void): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<Blob>();
  const before = Object.entries(Object.getOwnPropertyDescriptors(URL)).filter(([name]) => name.endsWith('ObjectURL'));
  URL.createObjectURL = (content) => {
    resolve(content as Blob);
    return 'blob:csv';
  };
  URL.revokeObjectURL = () => undefined;
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  try {
    const file = await act(async () => {
      press();
      return promise;
    });
    return await new Promise((read) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => read(typeof reader.result === 'string' ? reader.result : ''));
      reader.readAsText(file);
    });
  } finally {
    document.removeEventListener('click', stay);
    Object.defineProperties(URL, Object.fromEntries(before));
  }
}
