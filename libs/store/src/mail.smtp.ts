import { createTransport } from 'nodemailer';
import { MailUnavailable, messageOf, type Mail } from './mail.ts';

/**
 * Letters through a mail server, `smtps://user:password@host:465` or `smtp://host:587` (STARTTLS where the server offers
 * it). Connections are kept and shared; one that is silent for too long is given up.
 */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(letter) {
      try {
        await transport.sendMail(messageOf(letter, from));
      } catch (error) {
        throw new MailUnavailable('The mail server did not take the letter', { cause: error });
      }
    },
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}
