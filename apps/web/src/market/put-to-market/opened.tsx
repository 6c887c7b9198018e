import { openedPart } from '../../api/opened-part.tsx';

// No page pays for QR codes that shows none.
export const CodeDialog = openedPart(async () => (await import('./code-dialog.tsx')).CodeDialog);
export const LabelsDialog = openedPart(async () => (await import('./labels-dialog.tsx')).LabelsDialog);
