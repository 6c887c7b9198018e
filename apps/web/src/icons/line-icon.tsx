import type { LucideIcon } from 'lucide-react';

/** An icon of Lucide as large as the text and in its colour. A label always stands beside it. */
export function LineIcon({ icon: Drawn }: { icon: LucideIcon }) {
  return <Drawn size="1em" strokeWidth={1.75} aria-hidden focusable="false" />;
}
