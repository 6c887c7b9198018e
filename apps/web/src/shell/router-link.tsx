import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LinkComponentProps } from '@terroir/ui-kit';
import { rowOf } from './routes.tsx';
import { loadTexts } from './texts.ts';

const inside = /^\/(?!\/|api\/|dev\/)/;

/** The kit's links: inside the app through the router, whose next screen is fetched while the pointer is on its way. */
export function RouterLink(props: LinkComponentProps) {
  if (inside.test(props.href)) return <InnerLink {...props} />;
  const { children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}

/** As React Router's own, which would bring what its framework needs to every public page. */
function InnerLink({ href, onPointerEnter, onClick, children, ...props }: LinkComponentProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (props.target ?? '_self') !== '_self') return;
    event.preventDefault();
    void navigate(href, { replace: href === pathname + search + hash }); // the same place again is no step of its own
  };
  return (
    <a
      {...props}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(href);
      }}
    >
      {children}
    </a>
  );
}

/** The main button without a key that asks the browser for a tab, a window or a download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

function prefetch(href: string): void {
  const row = rowOf(href.split(/[?#]/)[0] ?? href);
  if (!row) return;
  Promise.all([row.load(), loadTexts(row.texts)]).catch(() => {
    // A guess ahead of need: nothing waits for it, and the click itself loads again and reports what is wrong.
  });
}
