import { ImageDropField } from '@terroir/ui-kit';
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';

export interface Upload {
  base64data: string;
  fileName?: string | undefined;
}

const limit = 8 * 1024 * 1024;
const types = /^image\/(gif|jpeg|png|svg\+xml|webp)$/;

export interface PictureFieldProps {
  label: string;
  helperText: string;
  /** What the server has. */
  stored: { url: string | null; alt: string };
  /** `undefined`: as stored; `null`: taken away. */
  value: Upload | null | undefined;
  onChange: (upload: Upload | null) => void;
  error: string | undefined;
  /** 0 to 100 while it is being sent. */
  progress: number | undefined;
  onCancel: () => void;
}

/** Chooses a picture, or takes it away; what is wrong with a file is said before it is sent. */
export function PictureField({
  label,
  helperText,
  stored,
  value,
  onChange,
  error,
  progress,
  onCancel,
}: PictureFieldProps) {
  const t = useTexts('company');
  const [preview, setPreview] = useState<string | null>(null);
  const [refused, setRefused] = useState<'tooLarge' | 'type' | null>(null);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  const pick = async (file: File) => {
    const fault = file.size > limit ? 'tooLarge' : types.test(file.type) ? null : 'type';
    setRefused(fault);
    if (fault) return;
    setPreview(URL.createObjectURL(file));
    onChange({ base64data: await base64Of(file), fileName: file.name });
  };
  const url = value === undefined ? stored.url : value && preview;
  return (
    <ImageDropField
      label={label}
      helperText={helperText}
      optionalMark={t('shell:optional')}
      error={refused ? t(`pictures.${refused}`) : error}
      image={url ? { url, alt: stored.alt } : null}
      progress={value ? progress : undefined}
      onCancel={onCancel}
      onPick={(file) => void pick(file)}
      onRemove={() => {
        setPreview(null);
        setRefused(null);
        onChange(null);
      }}
      labels={{
        drop: t('pictures.drop'),
        pick: t('pictures.pick'),
        replace: t('pictures.replace'),
        remove: t('pictures.remove'),
        progress: t('pictures.progress'),
        cancel: t('shell:cancel'),
      }}
    />
  );
}

/** The file's bytes in base 64, without the prefix of a data URL. */
async function base64Of(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => {
      const url = reader.result;
      resolve(typeof url === 'string' ? url.slice(url.indexOf(',') + 1) : '');
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}
