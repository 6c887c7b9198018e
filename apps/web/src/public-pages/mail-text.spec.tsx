import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { MailText } from './mail-text.ts';

/** What is drawn, with `|` where a line may end. */
const drawn = (text: string): string =>
  render(<MailText>{text}</MailText>)
    .container.innerHTML.replaceAll('<wbr>', '|')
    .replaceAll(/<\/?span>/g, '');

test.each([
  ['margaret.whitcomb@terroir.example', 'margaret|.whitcomb@|terroir|.example'],
  ['Write to a@b.example, or to c@d.example.', 'Write to a@|b|.example, or to c@|d|.example.'],
  ['a..b@c', 'a.|.b@|c'],
  ['Open at 9 a.m. @ the barn', 'Open at 9 a.m. @ the barn'],
  ['', ''],
])('an address ends a line after its @ and before its dots, and keeps its letters: %s', (text, expected) => {
  expect(drawn(text)).toBe(expected);
  expect(render(<MailText>{text}</MailText>).container.textContent).toBe(text);
});
