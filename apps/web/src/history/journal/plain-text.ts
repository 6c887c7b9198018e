import { isValidElement, type ReactNode } from 'react';

/** What a piece of a page says, for a file: its text, that of a picture, nothing where it says itself only on screen. */
export function plainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return (node as readonly ReactNode[]).map(plainText).filter(Boolean).join('; ');
  if (!isValidElement<{ children?: ReactNode; alt?: string }>(node)) return '';
  return plainText(node.props.children) || (node.props.alt ?? '');
}
