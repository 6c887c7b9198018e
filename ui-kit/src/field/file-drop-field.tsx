import { useRef } from 'react';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Button } from '../button/button.tsx';
import { Spinner } from '../button/spinner.tsx';
import { DropFrame, DropProgress } from './drop-frame.tsx';
import { ofField, type FieldBase } from './field-frame.tsx';

export interface FileDropFieldProps extends FieldBase {
  onPick: (file: File) => void;
  /** Types and endings that the list of files offers. */
  accept: string;
  /** The picked file is being read; another may be picked meanwhile. */
  loading?: boolean | undefined;
  labels: Record<'drop' | 'pick' | 'loading', string>;
}

/** Takes one file by button, drop or keyboard. Judging it is the caller's. */
export function FileDropField({ loading = false, labels, ...frame }: FileDropFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <DropFrame {...frame} input={input} direction="column" status={loading ? labels.loading : null}>
      <UploadFile aria-hidden sx={{ fontSize: 40 }} />
      <span>{labels.drop}</span>
      <Button
        size="small"
        aria-label={ofField(labels.pick, frame.label)}
        disabled={frame.disabled}
        onClick={() => input.current?.click()}
      >
        {labels.pick}
      </Button>
      {loading ? (
        <DropProgress>
          <Spinner />
          {labels.loading}
        </DropProgress>
      ) : null}
    </DropFrame>
  );
}
