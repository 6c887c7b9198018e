import type { Upload } from '../../pictures/use-picture-choice.ts';

/** Names the picture of the map until the area has its own name. */
const provisional = 'terroir-outline.jpg';
/** Characters that a file name may not have somewhere. */
const unsafe = /[\\/:*?"<>|]/g;

export const capturedPicture = (base64data: string): Upload => ({ base64data, fileName: provisional });
export const isCaptured = (image: Upload): boolean => image.fileName === provisional;

/** The body's picture: one that was taken of the map is named from its area (S1 §9). */
export const namedPicture = (image: Upload, name: string): Upload =>
  isCaptured(image) ? { ...image, fileName: `${name.replaceAll(unsafe, '-').trim()}.jpg` } : image;
