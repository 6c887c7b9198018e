import { createElement, type ReactElement } from 'react';

const addresses = /(\S+@\S+)/;
/** The parts of an address that stay together: `margaret`, `.whitcomb@`, `terroir`, `.example`. */
const piecesOf = (address: string): string[] =>
  address.replaceAll(/@(?=.)|\.(?=[\p{L}\p{N}])/gu, (mark) => (mark === '@' ? '@\n' : '\n.')).split('\n');

/** A text whose email addresses wrap after their @ and before their dots; elsewhere only where not even that fits. */
export const MailText = ({ children }: { children: string }): ReactElement =>
  // One element, also where what is around it lays its parts out.
  createElement(
    'span',
    null,
    ...children
      .split(addresses)
      .flatMap((words, place) =>
        place % 2 === 0
          ? words
          : piecesOf(words).flatMap((piece, at) => (at === 0 ? piece : [createElement('wbr'), piece])),
      ),
  );
