export type { PictureArea } from './crop-picture.ts';
export { PictureCropDialog, type PictureCropDialogProps } from './picture-crop-dialog.tsx';
