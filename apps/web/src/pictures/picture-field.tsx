import { ImageDropField } from '@terroir/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import type pictures from './pictures.en.json';
import { base64Of } from './read-picture.ts';

declare module '../i18n/text-keys.ts' {
  interface ScreenTexts {
    pictures: typeof pictures;
  }
}

export interface Upload {
  base64data: string;
  fileName?: string | undefined;
}

const limit = 8 * 1024 * 1024;
const types = /^image\/(gif|jpeg|png|svg\+xml|webp)$/;

export interface PictureFieldProps {
  label: string;
  /** What the server has. */
  stored: { url: string | null; alt: string };
  /** `undefined`: as stored; `null`: taken away. */
  value: Upload | null | undefined;
  onChange: (upload: Upload | null) => void;
  /** A chosen file is being read: resolves to whether a save can go on. */
  onReading: (reading: Promise<boolean>) => void;
  error: string | undefined;
  /** 0 to 100 while it is being sent. */
  progress: number | undefined;
  onCancel: () => void;
}

/** Chooses a picture, or takes it away; what is wrong with a file is said before it is sent. */
export function PictureField({
  label,
  stored,
  value,
  onChange,
  onReading,
  error,
  progress,
  onCancel,
}: PictureFieldProps) {
  const t = useTexts('pictures');
  const [preview, setPreview] = useState<string | null>(null);
  const [refused, setRefused] = useState<'tooLarge' | 'type' | 'unreadable' | null>(null);
  const [reading, setReading] = useState<File | null>(null);
  /** The newest choice: a large file that was chosen before it may be read after it. */
  const chosen = useRef<File | null>(null);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  const read = async (file: File): Promise<boolean> => {
    chosen.current = file;
    setReading(file);
    try {
      const base64data = await base64Of(file);
      if (chosen.current !== file) return true;
      setPreview(URL.createObjectURL(file));
      onChange({ base64data, fileName: file.name });
      return true;
    } catch {
      if (chosen.current !== file) return true;
      setRefused('unreadable');
      return false;
    } finally {
      setReading((now) => (now === file ? null : now));
    }
  };
  const pick = (file: File) => {
    const fault = file.size > limit ? 'tooLarge' : types.test(file.type) ? null : 'type';
    setRefused(fault);
    if (!fault) onReading(read(file));
  };
  const url = value === undefined ? stored.url : value && preview;
  return (
    <ImageDropField
      label={label}
      helperText={t('hint')}
      optionalMark={t('shell:optional')}
      error={refused ? t(`refused.${refused}`) : error}
      image={url ? { url, alt: stored.alt } : null}
      progress={value ? progress : undefined}
      onCancel={onCancel}
      onPick={pick}
      loading={reading !== null}
      onRemove={() => {
        chosen.current = null;
        setReading(null);
        setPreview(null);
        setRefused(null);
        onChange(null);
      }}
      labels={{
        drop: t('drop'),
        pick: t('pick'),
        replace: t('replace'),
        remove: t('remove'),
        loading: t('reading'),
        progress: t('progress'),
        cancel: t('shell:cancel'),
      }}
    />
  );
}
