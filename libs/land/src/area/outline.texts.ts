/** What is said of an outline that cannot be kept, by the rule that it breaks; `{at}`, `{points}` and `{limit}` are filled in. */
export const outlineTexts = {
  required: { en: 'Draw the outline on the map.', fr: 'Dessinez le contour sur la carte.' },
  outline_outside_world: {
    en: 'A point of the outline is outside the map: {at}. Longitudes go from -180 to 180, latitudes from -85 to 85.',
    fr: 'Un point du contour est hors de la carte\u00A0: {at}. Les longitudes vont de -180 à 180, les latitudes de -85 à 85.',
  },
  outline_too_many_points: {
    en: 'The outline has {points} points, and {limit} is the most. Draw it with fewer.',
    fr: 'Le contour compte {points} points\u00A0; le maximum est de {limit}. Dessinez-le avec moins de points.',
  },
  outline_too_few_points: {
    en: 'An outline needs at least three different points.',
    fr: 'Un contour demande au moins trois points différents.',
  },
  outline_antimeridian: {
    en: 'The outline crosses the 180° meridian. Draw one area on each side of it.',
    fr: 'Le contour traverse le méridien de 180°. Dessinez une superficie de chaque côté.',
  },
  outline_spike: {
    en: 'The outline goes out and straight back at {at}. Remove that point.',
    fr: 'Le contour part et revient sur lui-même à {at}. Retirez ce point.',
  },
  outline_crossing: {
    en: 'The outline crosses itself at {at}. Move the points around it so that its sides no longer meet.',
    fr: 'Le contour se croise à {at}. Déplacez les points voisins pour que ses côtés ne se rencontrent plus.',
  },
  outline_too_small: {
    en: 'The area is smaller than one square metre.',
    fr: 'La superficie est inférieure à un mètre carré.',
  },
  outline_too_large: {
    en: 'The area is larger than 100,000 square kilometres.',
    fr: 'La superficie dépasse 100\u00A0000 kilomètres carrés.',
  },
} as const;
