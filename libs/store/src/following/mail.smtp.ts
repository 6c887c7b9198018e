import { MailRefused, MailUnavailable, messageOf, type Mail } from './mail.ts';

/**
 * Letters through a mail server, `smtps://user:password@host:465` or `smtp://host:587` (STARTTLS where the server offers
 * it). Connections are kept and shared; one that is silent for too long is given up.
 */
export function smtpMail(url: string, from: string): Mail {
  async function opened() {
    const { createTransport } = await import('nodemailer'); // it weighs 12 MB, so it comes with the first letter
    return createTransport({
      url,
      pool: true,
      maxConnections: 4,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    });
  }
  let transport: ReturnType<typeof opened> | null = null;
  return {
    async send(letter) {
      try {
        await (await (transport ??= opened())).sendMail(messageOf(letter, from));
      } catch (error) {
        const code = refusalOf(error);
        // Neither the answer of the server nor its cause: both name the address, which no log may keep.
        if (code !== null) throw new MailRefused(`The mail server refused the letter ${letter.id} for good: ${code}`);
        throw new MailUnavailable('The mail server did not take the letter', { cause: error });
      }
    },
    async close() {
      (await transport)?.close();
    },
  };
}

/** A server that wants somebody to sign in first refuses the installation, not the letter (RFC 4954 §6). */
const SIGN_IN = new Set([530, 534, 535, 538]);

/**
 * The code by which a server refuses this recipient, or what this letter says, for good (RFC 5321 §4.2.1: 5yz), with its
 * enhanced code where it says one (RFC 3463); null where the next try may succeed, or where it refuses the sender of all letters.
 */
function refusalOf(error: unknown): string | null {
  const { code, command, responseCode = 0, response = '' } = error as Partial<NodemailerError>;
  const isOfLetter = (code === 'EENVELOPE' && command === 'RCPT TO') || (code === 'EMESSAGE' && command === 'DATA');
  if (!isOfLetter || responseCode < 500 || SIGN_IN.has(responseCode)) return null;
  return /^5\d\d(?:[ -]5\.\d{1,3}\.\d{1,3}\b)?/.exec(response)?.[0] ?? String(responseCode);
}

interface NodemailerError {
  readonly code: string;
  readonly command: string;
  readonly responseCode: number;
  readonly response: string;
}
