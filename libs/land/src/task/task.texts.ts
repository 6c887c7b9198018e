import type { FieldTexts } from '@terroir/http';

/** What people call the fields of a task. */
export const taskTexts: FieldTexts = {
  task: { en: 'Task', fr: 'Tâche' },
  name: { en: 'Name', fr: 'Nom' },
  details: { en: 'Details', fr: 'Détails' },
  tags: { en: 'Tags', fr: 'Étiquettes' },
  date_set: { en: 'Date', fr: 'Date' },
  time_set: { en: 'Time', fr: 'Heure' },
  repeat: { en: 'Repeat', fr: 'Répétition' },
  duration: { en: 'Duration', fr: 'Durée' },
  rule: { en: 'Date and repeat', fr: 'Date et répétition' },
  'rule.freq': { en: 'Frequency', fr: 'Fréquence' },
  'rule.count': { en: 'Repeat count', fr: 'Nombre de répétitions' },
  'rule.dtstart': { en: 'Date', fr: 'Date' },
  image: { en: 'Image', fr: 'Image' },
  produce_ids: { en: 'Produces', fr: 'Aliments' },
  locations: { en: 'Locations', fr: 'Emplacements' },
  'locations.locatable_id': { en: 'Plot or zone', fr: 'Parcelle ou zone' },
  'locations.locatable_type': { en: 'Kind of location', fr: 'Genre d’emplacement' },
  'locations.coordinates': { en: 'Position on the map', fr: 'Position sur la carte' },
};
/** The same of work that is done. */
export const completionTexts: FieldTexts = {
  completion: { en: 'Work done', fr: 'Travail terminé' },
  completed_on: { en: 'Done on', fr: 'Terminée le' },
  hours: { en: 'Hours', fr: 'Heures' },
  cost: { en: 'Cost', fr: 'Coût' },
};
/** The same of an occurrence that moves. */
export const moveTexts: FieldTexts = {
  occurrence: { en: 'New day', fr: 'Nouveau jour' },
  starts_on: { en: 'Date', fr: 'Date' },
  starts_at: { en: 'Time', fr: 'Heure' },
};
