import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from './use-printing.ts';

// Forced colours and dark schemes end at the edge of the paper.
const css = `@media print { body > :not([data-paper-alone]) { display: none !important } html, body { background: none } }
@media screen { [data-paper-alone] { display: none } }`;

/** While the page prints, this and nothing else is on the paper, also from within a dialog. */
export function PaperAlone({ children }: { children: ReactNode }) {
  return usePrinting()
    ? createPortal(
        <div data-paper-alone="">
          <style>{css}</style>
          {children}
        </div>,
        document.body,
      )
    : null;
}
