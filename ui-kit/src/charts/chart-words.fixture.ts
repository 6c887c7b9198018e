/** What every chart says beside its figures. */
export const words = {
  showTable: 'Show the figures',
  showChart: 'Show the drawing',
  savePng: 'Save as PNG',
  savePngFailed: 'The picture could not be made.',
  loading: 'Loading the figures',
  file: (fileName: string) => ({
    label: 'Save as CSV',
    fileName,
    separator: ',' as const,
    failed: 'The file could not be made.',
    excel: { label: 'Save as Excel', menu: 'Export' },
  }),
};
