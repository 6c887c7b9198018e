import { Fragment, type ReactNode } from 'react';

const tag = /<(\w+)>(.*?)<\/\1>/g;

/** A text with links in it: `<terms>terms of use</terms>` is drawn by `links.terms`; the sentence stays whole for translators. */
export function LinkedText({
  text,
  links,
}: {
  text: string;
  links: Readonly<Record<string, (words: string) => ReactNode>>;
}) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const found of text.matchAll(tag)) {
    const [whole, name = '', words = ''] = found;
    parts.push(text.slice(from, found.index), <Fragment key={name}>{links[name]?.(words) ?? words}</Fragment>);
    from = found.index + whole.length;
  }
  return [...parts, text.slice(from)];
}
