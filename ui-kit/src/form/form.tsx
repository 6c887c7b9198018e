import type { FormEventHandler, ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Root = styled('form')({ display: 'flex', flexDirection: 'column', gap: 20, margin: 0 });

export interface FormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Fields, one under the other. The browser's own checks are off: ours speak the page's language. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <Root noValidate onSubmit={onSubmit}>
      {children}
    </Root>
  );
}
