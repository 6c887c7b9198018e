import { openedDialog } from '../../api/opened-part.tsx';

// No page pays for QR codes that shows none.
export const CodeDialog = openedDialog(
  async () => (await import('./code-dialog.tsx')).CodeDialog,
  ({ onClose }) => onClose,
);
export const LabelsDialog = openedDialog(
  async () => (await import('./labels-dialog.tsx')).LabelsDialog,
  ({ onClose }) => onClose,
);
