import { openedDialog } from '../../api/opened-part.tsx';

// No visit pays for the form of a search that saves none.
export const SearchDialog = openedDialog(
  async () => (await import('./search-dialog.tsx')).SearchDialog,
  ({ onDone }) => onDone,
);
