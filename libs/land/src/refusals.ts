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
});
