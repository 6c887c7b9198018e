import type { PictureArea } from '@terroir/ui-kit/crop';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { PictureCropProps } from './picture-crop.tsx';
import { base64Of, isShown } from './read-picture.ts';

export interface Upload {
  base64data: string;
  fileName?: string | undefined;
}

/** The largest file that can be chosen. Of one that is cropped only a part of bounded size is sent. */
export const megabytes = { whole: 8, cropped: 40 } as const;
const types = /^image\/(gif|jpeg|png|svg\+xml|webp)$/;

/** Why a file is not taken; `notPicture`: its content is none; `notLoaded`: the dialog that crops it could not be fetched. */
type Refused = 'tooLarge' | 'type' | 'unreadable' | 'notPicture' | 'notLoaded';

/** A file that is cropped, with the part of it that was taken. */
interface Original {
  readonly file: File;
  readonly area?: PictureArea;
}
/** A dialog that asks for the part. */
interface Cropping extends Original {
  readonly Dialog: ComponentType<PictureCropProps>;
  readonly url: string;
  /** It was closed: whether a save can go on. */
  readonly ended: (ready: boolean) => void;
}

export interface PictureChoiceOptions {
  onChange: (upload: Upload | null) => void;
  onReading: (reading: Promise<boolean>) => void;
  crop?: object | undefined;
}

/** The file that a person chooses: judged, cropped where that is wanted, read. */
export function usePictureChoice({ onChange, onReading, crop }: PictureChoiceOptions) {
  const [preview, setPreview] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [reading, setReading] = useState<object | null>(null);
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const [original, setOriginal] = useState<Original | null>(null);
  /** The newest choice: a large file that was chosen before it may be read after it. */
  const chosen = useRef<object | null>(null);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  useEffect(() => () => (cropping ? URL.revokeObjectURL(cropping.url) : undefined), [cropping]);

  const read = async (bytes: Blob, fileName: string): Promise<boolean> => {
    chosen.current = bytes;
    setReading(bytes);
    try {
      const base64data = await base64Of(bytes);
      if (chosen.current !== bytes) return true;
      const url = URL.createObjectURL(bytes);
      const fault = (await isShown(url)) ? null : 'notPicture';
      if (fault || chosen.current !== bytes) URL.revokeObjectURL(url);
      if (chosen.current !== bytes) return true;
      setRefused(fault);
      if (fault) return false;
      setPreview(url);
      onChange({ base64data, fileName });
      return true;
    } catch {
      if (chosen.current !== bytes) return true;
      setRefused('unreadable');
      return false;
    } finally {
      setReading((now) => (now === bytes ? null : now));
    }
  };
  /** Fetches the dialog and shows it. @returns whether a save can go on, once it was closed or could not be had */
  const ask = async (of: Original): Promise<boolean> => {
    cropping?.ended(true);
    chosen.current = of;
    setReading(of);
    let Dialog: Cropping['Dialog'];
    try {
      ({ PictureCrop: Dialog } = await import('./picture-crop.tsx'));
    } catch {
      if (chosen.current !== of) return true;
      setReading(null);
      setRefused('notLoaded');
      return false;
    }
    if (chosen.current !== of) return true;
    setReading(null);
    const url = URL.createObjectURL(of.file);
    return new Promise((ended) => setCropping({ ...of, Dialog, url, ended }));
  };
  const end = (ready: boolean) => {
    cropping?.ended(ready);
    setCropping(null);
  };
  const pick = (file: File) => {
    const limit = megabytes[crop ? 'cropped' : 'whole'] * 1024 * 1024;
    const fault = file.size > limit ? 'tooLarge' : types.test(file.type) ? null : 'type';
    setRefused(fault);
    if (fault) return;
    onReading(crop ? ask({ file }) : read(file, file.name));
  };
  const dialogProps = ({ file, url, area: start }: Cropping): Omit<PictureCropProps, 'aspect'> => ({
    url,
    type: file.type,
    start,
    onCropped: (part, area) => {
      setOriginal({ file, area });
      void read(part, named(file.name, part.type)).then(end);
    },
    onCancel: () => end(true),
    onUnreadable: () => {
      setRefused('notPicture');
      end(false);
    },
  });
  return {
    /** A URL of what was chosen. */
    preview,
    /** Why the last file was not taken. */
    refused,
    reading: reading !== null,
    pick,
    /** The dialog that asks for the part of a chosen picture. */
    cropping: cropping && { Dialog: cropping.Dialog, props: dialogProps(cropping) },
    cropAgain: original ? () => onReading(ask(original)) : undefined,
    remove: () => {
      chosen.current = null;
      setReading(null);
      setPreview(null);
      setRefused(null);
      setOriginal(null);
      onChange(null);
    },
  };
}

/** The name of a file whose content has become another type: `IMG_1.png` → `IMG_1.webp`. */
const named = (fileName: string, type: string) =>
  `${fileName.replace(/\.[^.]*$/, '')}.${type.replace('image/', '').replace('jpeg', 'jpg')}`;
