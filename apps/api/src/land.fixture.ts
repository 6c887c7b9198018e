/** A square field of about a hectare in Compton, Québec. */
export const drawnPlot = {
  name: 'Le rang 4',
  details: 'Terre noire',
  coordinates: [
    [-71.8236, 45.2376],
    [-71.8223, 45.2376],
    [-71.8223, 45.2385],
    [-71.8236, 45.2385],
  ],
};

/** A zone in the middle of it. */
export const drawnZone = (plotId: string) => ({
  name: 'Ail du bas',
  details: 'Planté en octobre',
  coordinates: [
    [-71.8232, 45.2378],
    [-71.8227, 45.2378],
    [-71.8227, 45.2382],
  ],
  plot_id: plotId,
  zone_type_id: 'cropland',
  additional_fields: { soil_type: 'sandy_loam', soil_ph: 6.5 },
  tags: ['ail'],
});

export const drawnStyle = { color: '#ffffff', fill: '#3a6628', stroke: '#1f3a14', opacity: 0.4, pattern: 'dots' };
