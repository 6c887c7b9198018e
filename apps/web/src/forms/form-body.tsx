import type { FormEventHandler, ReactNode } from 'react';
import { styled } from '@terroir/ui-kit';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 20, margin: 0 });

/** The fields of a form, one under the other. The browser's own checks are off: ours speak the page's language. */
export function FormBody({ onSubmit, children }: { onSubmit: FormEventHandler<HTMLFormElement>; children: ReactNode }) {
  return (
    <Form noValidate onSubmit={onSubmit}>
      {children}
    </Form>
  );
}
