import { useId, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Button } from '../button/button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { DialogShell } from './dialog-shell.tsx';

export interface PictureDialogProps {
  open: boolean;
  title: string;
  /** The picture and what it shows; null while it is fetched. */
  picture: { readonly url: string; readonly alt: string } | null;
  /** In its place where it could not be fetched. */
  failed?: ReactNode;
  /** Escape, the cross, the button, a click outside. */
  onClose: () => void;
  /** Saves the picture as a file. */
  onDownload: () => void;
  labels: Record<'close' | 'download' | 'loading', string>;
}

const Picture = styled('img')({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 'max(240px, calc(100dvh - 280px))', // head and foot stay in sight
  margin: '0 auto',
  objectFit: 'contain',
  borderRadius: 8,
});

/** One picture, as large as the window lets it be, with a way to save it. */
export function PictureDialog({ open, title, picture, failed, onClose, onDownload, labels }: PictureDialogProps) {
  const id = useId();
  return (
    <DialogShell
      open={open}
      id={id}
      title={title}
      width="md"
      closeLabel={labels.close}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onDownload} disabled={picture === null}>
            {labels.download}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {labels.close}
          </Button>
        </>
      }
    >
      {picture ? (
        <Picture src={picture.url} alt={picture.alt} />
      ) : (
        (failed ?? (
          <div role="status" aria-label={labels.loading}>
            <Skeleton height={320} />
          </div>
        ))
      )}
    </DialogShell>
  );
}
