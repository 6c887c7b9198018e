/**
 * The English texts of each screen by its name. Each folder adds its texts where they are used:
 * `declare module '../i18n/text-keys.ts' { interface ScreenTexts { login: typeof login } }`.
 */
export interface ScreenTexts {}
export type Screen = keyof ScreenTexts;

/** `units_one` and `units_other` are one key, `units`. */
type Asked<Name extends string> = Name extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Stem
  : Name;

/** The paths of a tree's texts: `empty.title`. */
type KeysIn<Tree, Path extends string = ''> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? `${Path}${Asked<Name>}`
    : KeysIn<Tree[Name], `${Path}${Name}.`>;
}[keyof Tree & string];

/** A key of the shared texts, as any screen asks for it. */
export type SharedKey = `shell:${KeysIn<ScreenTexts['shell']>}`;
/** A key of a screen's texts, or of the shared ones. */
export type Key<Of extends Screen> = KeysIn<ScreenTexts[Of]> | SharedKey;

/** A name of a screen in menus and titles: `routes.LABEL` of the shared texts. */
export type RouteLabel = keyof ScreenTexts['shell']['routes'];
/** A path of a form whose last part the texts of its screen name: `fields.LAST`. */
export type FieldPath<Of extends Screen> = ScreenTexts[Of] extends { readonly fields: infer Fields }
  ? (keyof Fields & string) | `${string}.${keyof Fields & string}`
  : never;
