import { Link } from 'react-router-dom';
import type { LinkComponentProps } from '@terroir/ui-kit';
import { rowOf } from './routes.tsx';
import { loadTexts } from './texts.ts';

const inside = /^\/(?!\/|api\/|dev\/)/;

/** The kit's links: inside the app through the router, whose next screen is fetched while the pointer is on its way. */
export function RouterLink({ href, ref, onPointerEnter, children, ...props }: LinkComponentProps) {
  if (!inside.test(href)) {
    return (
      <a {...props} href={href} ref={ref}>
        {children}
      </a>
    );
  }
  return (
    <Link
      {...props}
      {...(ref ? { ref } : {})}
      to={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(href);
      }}
    >
      {children}
    </Link>
  );
}

function prefetch(href: string): void {
  const row = rowOf(href.split(/[?#]/)[0] ?? href);
  if (!row) return;
  // A guess that may fail in silence: the click itself loads again and reports what is wrong.
  Promise.all([row.load(), loadTexts(row.texts)]).catch(() => undefined);
}
