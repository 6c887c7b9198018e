import { MailUnavailable, messageOf, type Mail } from './mail.ts';

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
        throw new MailUnavailable('The mail server did not take the letter', { cause: error });
      }
    },
    async close() {
      (await transport)?.close();
    },
  };
}
