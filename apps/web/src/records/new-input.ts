/** What a new input of the finances begins with, where another screen knows of a cost. */
export interface NewInput {
  /** Currency units. */
  readonly cost: number;
  /** A calendar date. */
  readonly on: string;
  readonly notes: string;
}

const screen = '/finances/inputs-outputs';
const names = { cost: 'input_cost', on: 'input_on', notes: 'input_notes' } as const;

/** The address of the finances with the form of a new input open. */
export const newInputHref = ({ cost, on, notes }: NewInput): string =>
  `${screen}?${new URLSearchParams({ [names.cost]: String(cost), [names.on]: on, [names.notes]: notes }).toString()}`;

/** What an address says of a new input; null where it says nothing of one, or what cannot be read. */
export function newInputFrom(search: URLSearchParams): NewInput | null {
  const [cost, on, notes] = [names.cost, names.on, names.notes].map((name) => search.get(name)) as [
    string | null,
    string | null,
    string | null,
  ];
  if (cost === null || !/^\d{1,8}(\.\d{1,2})?$/.test(cost) || on === null || !/^\d{4}-\d\d-\d\d$/.test(on)) return null;
  return { cost: Number(cost), on, notes: (notes ?? '').slice(0, 200) };
}

/** The other parameters of an address: without those of a new input. */
export function withoutNewInput(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of Object.values(names)) rest.delete(name);
  return rest;
}
