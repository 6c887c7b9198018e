import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { profileOf } from './answers.ts';
import { catalogueAnswers } from './catalogues.ts';
import { enter, enterDate } from './entering.ts';
import type { Answers } from './fake-back-end.ts';
import type { Upload } from './fake-upload.ts';
import { firm } from './firm.ts';
import { produceAnswer, producesAnswer, type ToldProduce } from './produces.ts';
import { renderApp } from './render-app.tsx';

const add = '/production-food/addProduce';
export const list = '/production-food/listedProduce';

/** Stops the calendar, and nothing else, at an instant. */
export const atInstant = (now: string): void =>
  void jest.useFakeTimers({
    now: Date.parse(now),
    doNotFake: [
      'cancelAnimationFrame',
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });

const compost = {
  input_category: { id: 'compost_and_manure', name: 'Compost and manure', realm: 'biomass' },
  input_type: { id: 'compost', name: 'Compost' },
  quantity_unit: { id: 'cubic_metre', symbol: 'm³', symbol_plural: 'm³', unit_type: 'volume' },
};
const straw = {
  input_category: { id: 'mulch', name: 'Mulch', realm: 'biomass' },
  input_type: { id: 'straw_mulch', name: 'Straw' },
  quantity_unit: { id: 'bale', symbol: 'bale', symbol_plural: 'bales', unit_type: 'count' },
};
export const needIds = {
  compost: '018f0000-0000-7000-8000-00000000000a',
  straw: '018f0000-0000-7000-8000-00000000000b',
};
/** Tomatoes that need compost and straw. */
export const tomatoes = (more: object = {}): ToldProduce => ({
  id: 'tomatoes',
  more: {
    notes: 'Heirloom',
    produce_inputs: [
      { id: needIds.compost, quantity_raw: 2, ...compost },
      { id: needIds.straw, quantity_raw: 12, ...straw },
    ],
    ...more,
  },
});
export const needOf = { compost, straw };

/** The form for a new produce, or over the tomatoes. */
export async function visit({ language = 'en', editing = false, answers = {} }: VisitOptions = {}) {
  const app = await renderApp({
    path: editing ? `${add}?id=tomatoes` : add,
    language,
    signedIn: true,
    answers: {
      'GET /profile': profileOf('producer_level_two'),
      'GET /firm': firm(1),
      'GET /produces': producesAnswer([tomatoes()]),
      'GET /produces/{id}': produceAnswer(tomatoes(), 3),
      'POST /produces': produceAnswer(tomatoes(), 1),
      'PUT /produces/{id}': produceAnswer(tomatoes(), 4),
      ...catalogueAnswers,
      ...answers,
    },
  });
  await screen.findByRole('button', { name: language === 'fr' ? 'Enregistrer' : 'Save' });
  return {
    ...app,
    posts: () => app.sent.filter(({ call }) => call === 'POST /produces'),
    puts: () => app.sent.filter(({ call }) => call === 'PUT /produces/{id}'),
  };
}
interface VisitOptions {
  language?: 'en' | 'fr';
  editing?: boolean;
  answers?: Answers;
}
export type Visit = Awaited<ReturnType<typeof visit>>;

export const choice = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });
export const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
export const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
/** The options that a searched field offers, once its list is there. */
export const offered = async () =>
  (await within(await screen.findByRole('listbox')).findAllByRole('option')).map(({ textContent }) => textContent);
/** The units that a select offers, by their ids. */
export const unitsIn = (field: HTMLSelectElement) =>
  [...field.options].map(({ value }) => value).filter((value) => value !== '');

/** Finds an option by typing, and takes the first. */
export async function choose(
  { user }: Visit,
  name: string,
  text: string,
  within_ = screen as Pick<typeof screen, 'findByRole'>,
) {
  const input = await within_.findByRole('combobox', { name });
  await enter(user, input, text);
  const [first] = await within(await screen.findByRole('listbox')).findAllByRole('option');
  await user.click(first as HTMLElement);
}
export async function type({ user }: Visit, name: string, text: string) {
  await enter(user, await field(name), text);
}
export const date = (name: string) => screen.findByRole('group', { name });
/** Enters a date `2026-05-01`, and leaves its field. */
export async function setDate({ user }: Visit, name: string, day: string) {
  await enterDate(user, await date(name), day);
  await user.tab();
}
/** What a date field shows, in digits and hyphens. */
export const dateIn = async (name: string) =>
  within(await date(name))
    .getAllByRole('spinbutton')
    .map(({ textContent }) => textContent?.replaceAll(/\D/g, ''))
    .join('-');
export const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join(' | ')
    .replaceAll('\u00A0', ' ');
export const save = ({ user }: Visit) => user.click(screen.getByRole('button', { name: /^(Save|Enregistrer)$/ }));
export const need = (place: number) => screen.findByRole('listitem', { name: `Need ${place}` });

/** Everything that a new produce needs to be saved: tomatoes with what is proposed for them. */
export async function fillIn(app: Visit) {
  await choose(app, 'Product', 'tomato');
  await choose(app, 'Variety', 'brandywine');
  await choose(app, 'Production type', 'certified');
  await type(app, 'Area', '450');
  await type(app, 'Quantity', '1250');
  await type(app, 'Price', '5.5');
}

/** The only upload, once it was sent. */
export async function upload(uploads: readonly Upload[], place = 0): Promise<Upload> {
  await waitFor(() => {
    if (uploads.length <= place) throw new Error('Nothing was uploaded');
  });
  return uploads[place] as Upload;
}
export const answered = (one: Upload) => act(() => one.answers());
