/** What is called the same in every module: a body as a whole (''), the parameters of lists, a file. */
export const fieldNames = {
  '': { en: 'Request', fr: 'Requête' },
  limit: { en: 'Limit', fr: 'Nombre maximal' },
  cursor: { en: 'Cursor', fr: 'Curseur' },
  as_of: { en: 'Instant', fr: 'Instant' },
  base64data: { en: 'File', fr: 'Fichier' },
  fileName: { en: 'File name', fr: 'Nom du fichier' },
} as const;
