import { countSymbol } from '../figures.ts';

/** A unit as a field offers it: `kg – kilogram`; only the name where that is all there is, or where the symbol is no word. */
export const unitLabel = ({ symbol, name }: { readonly symbol: string; readonly name?: string | undefined }): string =>
  name === undefined || name === symbol ? symbol : symbol === countSymbol ? name : `${symbol} – ${name}`;
