import { refusals } from '@terroir/kernel';

/** Every "no" of land and tasks that is not shared with other modules. */
export const { table: landRefusals, refuse } = refusals({
  zone_type_unknown: {
    status: 422,
    en: 'Choose a zone type from the list.',
    fr: 'Choisissez un type de zone dans la liste.',
  },
  soil_type_unknown: {
    status: 422,
    en: 'Choose a soil type from the list.',
    fr: 'Choisissez un type de sol dans la liste.',
  },
  soil_only_cropland: {
    status: 422,
    en: 'Only cropland has a soil type and a pH. Leave them out, or choose cropland as the zone type.',
    fr: 'Seule une terre cultivée a un type de sol et un pH. Retirez-les ou choisissez «\u00A0Terre cultivée\u00A0» comme type de zone.',
  },
  plot_unknown: {
    status: 422,
    en: 'Choose one of your plots.',
    fr: 'Choisissez l’une de vos parcelles.',
  },
  zone_outside_plot: {
    status: 422,
    en: 'A zone is inside its plot. Draw it within the outline of the plot, or redraw the plot first.',
    fr: 'Une zone se trouve à l’intérieur de sa parcelle. Dessinez-la dans le contour de la parcelle ou redessinez d’abord celle-ci.',
  },
  plot_starts_in_plot: {
    status: 422,
    en: 'This plot starts inside the plot {plot}. Start it outside, or draw it as a zone of that plot.',
    fr: 'Cette parcelle commence à l’intérieur de la parcelle {plot}. Commencez-la à l’extérieur ou dessinez-la comme zone de cette parcelle.',
  },
  plot_leaves_zones: {
    status: 422,
    en: 'These zones would be outside the plot: {zones}. Move or delete them first, or draw the plot around them.',
    fr: 'Ces zones se trouveraient hors de la parcelle\u00A0: {zones}. Déplacez-les ou supprimez-les d’abord, ou dessinez la parcelle autour d’elles.',
  },
  zone_plot_removed: {
    status: 422,
    en: 'The plot of this zone is deleted. Restore the plot, and the zone comes back with it.',
    fr: 'La parcelle de cette zone est supprimée. Rétablissez la parcelle\u00A0: la zone reviendra avec elle.',
  },
  zone_version_plot_removed: {
    status: 422,
    en: 'In this version the zone is in a plot that is deleted. Restore that plot first.',
    fr: 'Dans cette version, la zone se trouve dans une parcelle supprimée. Rétablissez d’abord cette parcelle.',
  },
  task_date_missing: {
    status: 422,
    en: 'Choose a date, or leave time and repeat out.',
    fr: 'Choisissez une date, ou retirez l’heure et la répétition.',
  },
  task_time_missing: {
    status: 422,
    en: 'Choose a time, or plan the task for the whole day.',
    fr: 'Choisissez une heure, ou prévoyez la tâche pour toute la journée.',
  },
  task_repeat_missing: {
    status: 422,
    en: 'Choose how often the task repeats: every day, week or month, at least once.',
    fr: 'Choisissez la fréquence de la tâche\u00A0: chaque jour, semaine ou mois, au moins une fois.',
  },
  task_date_outside: {
    status: 422,
    en: 'Choose a day from {from} to {to}.',
    fr: 'Choisissez un jour du {from} au {to}.',
  },
  task_never_falls: {
    status: 422,
    en: 'Each day of this repeat is skipped, so the task would never fall. Repeat it more often, or delete it.',
    fr: 'Chaque jour de cette répétition est ignoré\u00A0: la tâche n’aurait jamais lieu. Répétez-la plus souvent ou supprimez-la.',
  },
  task_produce_unknown: {
    status: 422,
    en: 'Choose one of your produces.',
    fr: 'Choisissez l’un de vos aliments.',
  },
  task_place_unknown: {
    status: 422,
    en: 'Choose one of your plots or zones.',
    fr: 'Choisissez l’une de vos parcelles ou de vos zones.',
  },
  task_place_removed: {
    status: 422,
    en: '“{name}” is deleted. Restore it, or choose another plot or zone.',
    fr: '«\u00A0{name}\u00A0» est supprimée. Rétablissez-la ou choisissez une autre parcelle ou zone.',
  },
  task_done: {
    status: 422,
    en: 'The whole task is done. Reopen it first.',
    fr: 'Toute la tâche est terminée. Rouvrez-la d’abord.',
  },
  task_done_later: {
    status: 422,
    en: 'Work that is done is not in the future. Choose today or a day before.',
    fr: 'Un travail terminé n’est pas à venir. Choisissez aujourd’hui ou un jour antérieur.',
  },
  task_not_repeated: {
    status: 422,
    en: 'This task falls once. Change its date, or delete it.',
    fr: 'Cette tâche n’a lieu qu’une fois. Changez sa date ou supprimez-la.',
  },
  occurrence_unknown: {
    status: 404,
    en: 'The task does not fall on this day.',
    fr: 'La tâche n’a pas lieu ce jour-là.',
  },
  occurrence_done: {
    status: 422,
    en: 'This is done already. Reopen it first.',
    fr: 'C’est déjà terminé. Rouvrez d’abord la tâche de ce jour.',
  },
  occurrence_skipped: {
    status: 422,
    en: 'This day is skipped. Take that back first.',
    fr: 'Ce jour est ignoré. Annulez d’abord cela.',
  },
  occurrence_last: {
    status: 422,
    en: 'This is the last day that is left. Delete the task instead.',
    fr: 'C’est le dernier jour qui reste. Supprimez plutôt la tâche.',
  },
  occurrences_too_many: {
    status: 422,
    en: 'More than {limit} tasks fall in this time. Ask for fewer days.',
    fr: 'Plus de {limit} tâches ont lieu pendant cette période. Demandez moins de jours.',
  },
});
