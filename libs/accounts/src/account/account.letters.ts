import type { Language } from '@terroir/events';

/** A line whose address is a link on some of its words in HTML, instead of being shown. */
export interface LinkedLine {
  readonly before: string;
  readonly words: string;
  readonly after: string;
  readonly url: string;
}

/** A letter's words in one language; `{name}` is filled in, or left out with the space before it. */
export interface LetterWords {
  readonly subject: string;
  readonly greeting: string;
  readonly lines: readonly string[];
  /** What the button says. */
  readonly action: string;
  readonly after: readonly string[];
  /** How lines read in HTML, by their plain text; any other reads as it is. */
  readonly linked?: ReadonlyMap<string, LinkedLine>;
}

/** What a letter is about. */
export type LetterKind = 'confirmation' | 'reset' | 'repeated_registration';

const words: Readonly<Record<LetterKind, Readonly<Record<Language, LetterWords>>>> = {
  confirmation: {
    en: {
      subject: 'Confirm your Terroir account',
      greeting: 'Hello {name},',
      lines: ['Welcome to Terroir. Confirm your email address, and you can log in.'],
      action: 'Confirm my account',
      after: [
        'The link is valid for 1 hour and works once. If it has expired, ask for a new password on the login page: that confirms your account too.',
        'If you did not register, you can ignore this email.',
      ],
    },
    fr: {
      subject: 'Confirmez votre compte Terroir',
      greeting: 'Bonjour {name},',
      lines: ['Bienvenue sur Terroir. Confirmez votre adresse courriel et vous pourrez vous connecter.'],
      action: 'Confirmer mon compte',
      after: [
        'Le lien est valable 60 minutes et ne sert qu’une fois. S’il a expiré, demandez un nouveau mot de passe sur la page de connexion : cela confirme aussi votre compte.',
        'Si cette inscription ne vient pas de vous, ne tenez pas compte de ce message.',
      ],
    },
  },
  reset: {
    en: {
      subject: 'Choose a new Terroir password',
      greeting: 'Hello {name},',
      lines: ['You asked for a new password. Choose it here:'],
      action: 'Choose a new password',
      after: [
        'The link is valid for 1 hour and works once. Afterwards you will be logged out everywhere else.',
        'If you did not ask for this, you can ignore this email: your password stays as it is.',
      ],
    },
    fr: {
      subject: 'Choisissez un nouveau mot de passe Terroir',
      greeting: 'Bonjour {name},',
      lines: ['Vous avez demandé un nouveau mot de passe. Choisissez-le ici :'],
      action: 'Choisir un nouveau mot de passe',
      after: [
        'Le lien est valable 60 minutes et ne sert qu’une fois. Toutes vos autres sessions prendront alors fin.',
        'Si vous n’avez rien demandé, ne tenez pas compte de ce message : votre mot de passe reste le même.',
      ],
    },
  },
  repeated_registration: {
    en: {
      subject: 'You already have a Terroir account',
      greeting: 'Hello {name},',
      lines: ['Someone tried to register on Terroir with this email address, which already has an account.'],
      action: 'Go to the login page',
      after: [
        'If it was you, log in, or ask for a new password on the login page.',
        'If it was not you, there is nothing to do: nothing was changed.',
      ],
    },
    fr: {
      subject: 'Vous avez déjà un compte Terroir',
      greeting: 'Bonjour {name},',
      lines: [
        'Quelqu’un a essayé de s’inscrire sur Terroir avec cette adresse courriel, qui est déjà celle d’un compte.',
      ],
      action: 'Aller à la page de connexion',
      after: [
        'Si c’était vous, connectez-vous ou demandez un nouveau mot de passe sur la page de connexion.',
        'Si ce n’était pas vous, il n’y a rien à faire : rien n’a changé.',
      ],
    },
  },
};

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

// What a name has no need of: control characters, and those that turn the reading direction (UAX #9).
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\s\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
// A host, an address of the web or of a person, a telephone number; browsers read the ideographic full stop as a dot.
const LINK_LIKE = /[\p{L}\p{N}][.\u3002]\p{L}{2}|www\.|[\p{L}\p{N}]:\S|[/\\@]|\d(?:[\s().-]*\d){6}/iu;

/**
 * A name as a greeting carries it, on one line; null when a part of it looks like a link: somebody else may have typed
 * both the name and the address that the letter goes to.
 */
function inGreeting(name: string): string | null {
  const seen = name.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return LINK_LIKE.test(seen) ? null : name.replaceAll(INVISIBLE, ' ');
}

/** A letter's texts: plain and in HTML, the same words in both. */
export interface LetterTexts {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes a letter of an account. @param link where the button leads */
export const letterTexts = (kind: LetterKind, language: Language, name: string, link: string): LetterTexts =>
  composeLetter(words[kind][language], language, name, link);

const isOwn = (url: string, origin: string | null): boolean => origin !== null && url.startsWith(`${origin}/`);
const anchor = (url: string, words: string): string =>
  `<a href="${escaped(url)}" style="color:inherit">${escaped(words)}</a>`;

/** Text as HTML, in which addresses of this installation are links; any other that somebody typed stays text. */
const textWithLinks = (text: string, origin: string | null): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (isOwn(part, origin) ? anchor(part, part) : escaped(part)))
    .join('');

function lineHtml(line: string, origin: string | null, linked: LetterWords['linked']): string {
  const link = linked?.get(line);
  if (link === undefined || link.words.trim() === '' || !isOwn(link.url, origin)) return textWithLinks(line, origin);
  return textWithLinks(link.before, origin) + anchor(link.url, link.words) + textWithLinks(link.after, origin);
}

/**
 * Writes a letter. Its HTML needs no image, script or stylesheet from anywhere, and reads in both colour schemes.
 * @param link where the button leads; it stands in the plain text in full
 */
export function composeLetter(
  { subject, greeting, lines, action, after, linked }: LetterWords,
  language: Language,
  name: string,
  link: string,
): LetterTexts {
  const known = inGreeting(name);
  const hello = known === null ? greeting.replace(' {name}', '') : greeting.replace('{name}', () => known);
  const text = [hello, ...lines, link, ...after, 'Terroir'].join('\n\n');
  const origin = URL.parse(link)?.origin ?? null;
  const paragraph = (line: string, style: string): string =>
    `<p style="margin:0 0 16px;overflow-wrap:anywhere;${style}">${lineHtml(line, origin, linked)}</p>`;
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background-color:#F7F3E9;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5;color:#29251D">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;background-color:#FFFDF8;border:1px solid #DFD7C4;border-radius:12px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:22px;font-weight:700;color:#2A4F1B">Terroir</p>
${[hello, ...lines].map((line) => paragraph(line, 'color:#29251D')).join('\n')}
<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background-color:#3A6628;color:#FFFFFF;font-weight:600;text-decoration:none">${escaped(action)}</a></p>
${after.map((line) => paragraph(line, 'font-size:14px;color:#5B5444')).join('\n')}
<p style="margin:0;font-size:12px;color:#5B5444;word-break:break-all">${escaped(link)}</p>
</td></tr></table>
</body>
</html>
`;
  return { subject, text, html };
}
