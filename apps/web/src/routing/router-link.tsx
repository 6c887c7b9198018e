import type { MouseEvent } from 'react';
import { useInRouterContext, useLocation, useNavigate } from 'react-router-dom';
import type { LinkComponentProps } from '@terroir/ui-kit';

const inside = /^\/(?!\/|api\/|dev\/)/;

/**
 * The kit's links: inside the app through the router; `prefetch` fetches the next screen while the pointer is on its way.
 * Where the router itself broke, the crash screen's link is a plain one.
 */
export function createRouterLink(prefetch: (href: string) => void) {
  return function RouterLink(props: LinkComponentProps) {
    const routed = useInRouterContext();
    if (routed && inside.test(props.href)) return <InnerLink {...props} prefetch={prefetch} />;
    const { children, ...rest } = props;
    return <a {...rest}>{children}</a>;
  };
}

/** As React Router's own, which would bring what its framework needs to every public page. */
function InnerLink({
  href,
  prefetch,
  onPointerEnter,
  onClick,
  children,
  ...props
}: LinkComponentProps & { prefetch: (href: string) => void }) {
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
