import { MailDeferred, MailRefused, MailUnavailable, messageOf, type Mail } from './mail.ts';

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
        // Neither the answer of the server nor its cause: both name the address, which no log may keep.
        const said = answerOf(error);
        if (said === null) throw new MailUnavailable('The mail server did not take the letter', { cause: error });
        if (isRefusal(said))
          throw new MailRefused(`The mail server refused the letter ${letter.id} for good: ${said.code}`);
        if (said.isOfRecipient && said.status < 500)
          throw new MailDeferred(`The mail server puts off the letter ${letter.id}: ${said.code}`);
        throw new MailUnavailable(`The mail server did not take the letter ${letter.id}: ${said.code}`);
      }
    },
    async close() {
      (await transport)?.close();
    },
  };
}

/** A server that wants somebody to sign in first refuses the installation, not the letter (RFC 4954 §6). */
const SIGN_IN = new Set([530, 534, 535, 538]);

/** The status is closing time of the whole server (RFC 5321 §3.8), whatever it answers. */
const CLOSING = 421;

/** What a mail server answered: its status with its enhanced code where it says one (RFC 3463), and to what. */
interface ServerAnswer {
  readonly status: number;
  readonly code: string;
  /** To the name of the recipient, or to what the letter says. */
  readonly isOfRecipient: boolean;
  readonly isOfContent: boolean;
}

/** The answer of a server that was reached; null where none was. */
function answerOf(error: unknown): ServerAnswer | null {
  const { code, command, responseCode: status = 0, response = '' } = error as Partial<NodemailerError>;
  if (status === 0) return null;
  return {
    status,
    code: /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}\b)?/.exec(response)?.[0] ?? String(status),
    isOfRecipient: code === 'EENVELOPE' && command === 'RCPT TO' && status !== CLOSING,
    isOfContent: code === 'EMESSAGE' && command === 'DATA',
  };
}

/**
 * Whether a server refuses this recipient, or what this letter says, for good (RFC 5321 §4.2.1: 5yz); not where the next try may
 * succeed, or where it refuses the sender of all letters.
 */
const isRefusal = ({ status, isOfRecipient, isOfContent }: ServerAnswer): boolean =>
  (isOfRecipient || isOfContent) && status >= 500 && !SIGN_IN.has(status);

interface NodemailerError {
  readonly code: string;
  readonly command: string;
  readonly responseCode: number;
  readonly response: string;
}
