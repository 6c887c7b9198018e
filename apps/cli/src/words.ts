import type { Difference, Differences } from '@terroir/store';

/** The same sentence in both languages. */
export interface Words {
  readonly en: string;
  readonly fr: string;
}

/** The language of whoever sits at the terminal: what the environment says, else what the system does. */
export function spoken(env: Readonly<Record<string, string | undefined>> = process.env): keyof Words {
  const said = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || new Intl.DateTimeFormat().resolvedOptions().locale;
  return said.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** A mistake of the operator, or something that only they can mend: one sentence, without a stack. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
  readonly words: Words;
  constructor(words: Words, options?: ErrorOptions) {
    super(words.en, options);
    this.words = words;
  }
}

const differences: { readonly [K in keyof Differences]: (found: Differences[K]) => Words } = {
  'other event': ({ id, position }) => ({
    en: `The target holds something else than the source: event ${id} (position ${position} there). Either it is another installation, or the event was changed.`,
    fr: `La cible contient autre chose que la source : l’événement ${id} (position ${position} dans la cible). C’est une autre installation, ou l’événement a été modifié.`,
  }),
  'more events': ({ id, position }) => ({
    en: `The target has gone on since: event ${id} (position ${position} there) is not in the source. Nothing is written to it.`,
    fr: `La cible a évolué depuis : l’événement ${id} (position ${position} dans la cible) n’est pas dans la source. Rien n’y est écrit.`,
  }),
  'missing event': ({ id }) => ({
    en: `Event ${id} of the source is not in the target. Run the command again.`,
    fr: `L’événement ${id} de la source n’est pas dans la cible. Relancez la commande.`,
  }),
  'still written to': () => ({
    en: 'The source was written to while it was copied. Stop every server, then run the command again.',
    fr: 'La source a changé pendant la copie. Arrêtez tous les serveurs, puis relancez la commande.',
  }),
  'other people': () => ({
    en: 'The target keeps the keys of people whom the source does not know: it is another installation. Name another database in MONGODB_URL, or another data folder.',
    fr: 'La cible garde les clés de personnes que la source ne connaît pas : c’est une autre installation. Indiquez une autre base dans MONGODB_URL, ou un autre dossier de données.',
  }),
  'other secret': ({ of }) => ({
    en: `A secret of the kind “${of}” did not arrive as it was: something else writes to the target. Stop every server, then run the command again.`,
    fr: `Un secret de type « ${of} » n’est pas arrivé tel quel : autre chose écrit dans la cible. Arrêtez tous les serveurs, puis relancez la commande.`,
  }),
  'damaged image': ({ id }) => ({
    en: `Image ${id} of the source is damaged. Bring it back from a backup, then run the command again.`,
    fr: `L’image ${id} de la source est endommagée. Restaurez-la à partir d’une sauvegarde, puis relancez la commande.`,
  }),
  'other image': ({ id }) => ({
    en: `Image ${id} in the target is not what the source holds.`,
    fr: `L’image ${id} de la cible n’est pas celle de la source.`,
  }),
};

/** What two installations differ in. */
export const differenceIn = (found: Difference): Words =>
  (differences[found.kind] as (found: Difference) => Words)(found);
