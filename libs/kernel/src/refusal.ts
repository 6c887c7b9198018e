/** One "no": how it is answered over HTTP and what a person reads, in both languages. `{name}` marks a parameter. */
export interface RefusalRow {
  readonly status: number;
  readonly en: string;
  readonly fr: string;
}

/** A decision not to do something. It is a value, not an exception: deciders return it. */
export class Refusal<Code extends string = string> {
  constructor(
    readonly code: Code,
    readonly row: RefusalRow,
    readonly more: RefusalDetail = {},
  ) {}
}

/** What a refusal may add: the field it is about (dotted, camelCase), values for the text, the plan level it asks for. */
export interface RefusalDetail {
  readonly field?: string;
  /** The other fields that the rule reads, as `field` names them: while one of them is wrong by itself, it is not asked. */
  readonly dependsOn?: readonly string[];
  readonly params?: Readonly<Record<string, string | number>>;
  readonly requires?: 'plan_level_1' | 'plan_level_2';
  /** What is refused besides, so that every wrong field is named at once. */
  readonly also?: readonly Refusal[];
}

/** Several refusals as one, answered with the status of the first; null when there is none. */
export function refusedTogether([first, ...rest]: readonly Refusal[]): Refusal | null {
  if (first === undefined || rest.length === 0) return first ?? null;
  return new Refusal(first.code, first.row, { ...first.more, also: rest });
}

/**
 * Declares every refusal of a module once. The returned `refuse` accepts only the codes of the table, so a misspelt
 * code does not compile.
 */
export function refusals<const Table extends Record<string, RefusalRow>>(table: Table) {
  type Code = keyof Table & string;
  const refuse = <C extends Code>(code: C, more: RefusalDetail = {}): Refusal<C> => {
    const row = table[code];
    if (row === undefined) throw new Error(`No refusal is named ${code}`);
    return new Refusal(code, row, more);
  };
  return { table, refuse };
}

/** Refusals that every module shares (readings §3). */
export const { table: sharedRefusals, refuse } = refusals({
  malformed_request: {
    status: 400,
    en: 'The request could not be read.',
    fr: 'La requête n’a pas pu être lue.',
  },
  unauthenticated: {
    status: 401,
    en: 'Please log in to continue.',
    fr: 'Veuillez vous connecter pour continuer.',
  },
  wrong_role: {
    status: 403,
    en: 'Your account type does not give access to this.',
    fr: 'Votre type de compte ne donne pas accès à cette fonction.',
  },
  level_required: {
    status: 403,
    en: 'Your plan does not include this yet.',
    fr: 'Votre forfait ne comprend pas encore cette fonction.',
  },
  location_required: {
    status: 403,
    en: 'Enter the address of your company first.',
    fr: 'Indiquez d’abord l’adresse de votre entreprise.',
  },
  not_found: {
    status: 404,
    en: 'This record does not exist.',
    fr: 'Cet enregistrement n’existe pas.',
  },
  version_unknown: {
    status: 422,
    en: 'This record has no version {version}.',
    fr: 'Cet enregistrement n’a pas de version {version}.',
  },
  version_conflict: {
    status: 409,
    en: 'Someone changed this record in the meantime. Check the current version and try again.',
    fr: 'Cet enregistrement a été modifié entre-temps. Vérifiez la version actuelle, puis réessayez.',
  },
  file_too_large: {
    status: 413,
    en: 'The file is too large. The limit is 8 MB.',
    fr: 'Le fichier est trop volumineux. La limite est de 8 Mo.',
  },
  file_type: {
    status: 415,
    en: 'Choose an image in GIF, JPEG, PNG, SVG or WebP format.',
    fr: 'Choisissez une image au format GIF, JPEG, PNG, SVG ou WebP.',
  },
  image_unreadable: {
    status: 422,
    en: 'This image could not be read. Save it again or choose another.',
    fr: 'Cette image n’a pas pu être lue. Enregistrez-la de nouveau ou choisissez-en une autre.',
  },
  image_dimensions: {
    status: 422,
    en: 'This image has too many pixels. The limit is 64 megapixels.',
    fr: 'Cette image compte trop de pixels. La limite est de 64 mégapixels.',
  },
  image_too_complex: {
    status: 422,
    en: 'This picture takes too long to prepare. Save it as PNG or WebP and choose that file.',
    fr: 'Cette image est trop longue à préparer. Enregistrez-la en PNG ou en WebP et choisissez ce fichier.',
  },
  idempotency_mismatch: {
    status: 422,
    en: 'This request key was already used with other content.',
    fr: 'Cette clé de requête a déjà servi avec un autre contenu.',
  },
  too_many_requests: {
    status: 429,
    en: 'Too many attempts. Wait a moment and try again.',
    fr: 'Trop de tentatives. Patientez un instant, puis réessayez.',
  },
  unknown: {
    status: 500,
    en: 'Some error occurred, please try again or contact support.',
    fr: 'Une erreur est survenue. Veuillez réessayer ou communiquer avec le service d’assistance.',
  },
  unavailable: {
    status: 503,
    en: 'The service cannot answer right now. Nothing was lost; please try again in a moment.',
    fr: 'Le service ne peut pas répondre pour l’instant. Rien n’est perdu ; réessayez dans un moment.',
  },
});
