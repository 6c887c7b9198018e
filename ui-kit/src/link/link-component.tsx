import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Ref,
} from 'react';

/** What every link of the kit passes on; an app's router link is wrapped to take `href`. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};
export type LinkComponent = ComponentType<LinkComponentProps>;

/** What links are until an app gives its own. */
export function PlainLink(props: LinkComponentProps) {
  const { children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}

export const LinkContext = createContext<LinkComponent>(PlainLink);

/** A link of the app: its own component (given to `ThemeRoot`), or a plain anchor. */
export function RouterLink(props: LinkComponentProps) {
  return createElement(useContext(LinkContext), props);
}
