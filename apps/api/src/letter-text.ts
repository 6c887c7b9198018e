/** A letter as a person reads it. */
export interface LetterText {
  readonly to: string;
  readonly subject: string;
  readonly date: string;
  readonly text: string;
}

/** Reads a letter that this application wrote itself (RFC 5322, MIME parts in quoted-printable or base64). */
export function letterText(message: string): LetterText {
  const { headers, body } = split(message.replaceAll('\r\n', '\n'));
  return {
    to: words(headers.get('to') ?? ''),
    subject: words(headers.get('subject') ?? ''),
    date: headers.get('date') ?? '',
    text: plainOf(headers, body),
  };
}

function split(part: string): { headers: ReadonlyMap<string, string>; body: string } {
  const end = part.indexOf('\n\n');
  const head = end < 0 ? part : part.slice(0, end);
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { headers: new Map(headers), body: end < 0 ? '' : part.slice(end + 2) };
}

function plainOf(headers: ReadonlyMap<string, string>, body: string): string {
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary !== undefined) {
    const parts = body
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => split(part.replace(/^\n/, '')));
    const plain =
      parts.find((part) => /^(text\/plain|multipart\/)/.test(part.headers.get('content-type') ?? '')) ?? parts[0];
    return plain ? plainOf(plain.headers, plain.body) : '';
  }
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? quoted(body.replaceAll('=\n', '')) : body;
}

/** Bytes written as `=C3=A9` among letters. */
const quoted = (text: string): string =>
  decodeURIComponent(
    text
      .replaceAll(/[^\w\s=.,:;!?/@()-]|=(?![0-9A-F]{2})/gi, (letter) => encodeURIComponent(letter))
      .replaceAll(/=(?=[0-9A-F]{2})/gi, '%'),
  );

/** Encoded words of a header (RFC 2047). */
const words = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('utf8') : quoted(text.replaceAll('_', ' ')),
    );
