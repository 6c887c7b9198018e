import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MailFolder } from '@terroir/store';
import { isLocalRequest } from './loopback.ts';

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Text with its addresses made links; everything else is shown as it is. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"')\]]+)/)
    .map((part, at) => (at % 2 === 0 ? escaped(part) : `<a href="${escaped(part)}">${escaped(part)}</a>`))
    .join('');

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="/terroir.svg" type="image/svg+xml" />
    <title>${escaped(title)}</title>
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
      ul { list-style: none; padding: 0; }
      li { border-top: 1px solid #8886; padding: 0.75rem 0; }
      small { opacity: 0.75; }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
    </style>
  </head>
  <body>
    ${body}
  </body>
</html>
`;

const html = (reply: FastifyReply, title: string, body: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(title, body));

async function refuseOthers(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isLocalRequest(request))
    await reply.code(403).type('text/plain').send('The mails are shown on this machine only, at http://localhost.\n');
}

/**
 * Shows the letters of an installation without a mail server, newest first: `/dev/mail`. Whoever can open the page can
 * open every account, so it answers this machine only, and is never there in production or with a mail server.
 */
export function serveDevMail(fastify: FastifyInstance, folder: MailFolder): void {
  fastify.get('/dev/mail', { onRequest: refuseOthers }, async (_request, reply) => {
    const names = (await folder.list()).slice(0, 100);
    const letters = await Promise.all(names.map(async (name) => ({ name, letter: await folder.read(name) })));
    const rows = letters.map(({ name, letter }) => {
      if (letter === null) return ''; // removed meanwhile
      const { to, subject, date } = letter;
      return `<li><a href="/dev/mail/${encodeURIComponent(name)}">${escaped(subject)}</a><br /><small>${escaped(to)} · ${escaped(date)}</small></li>`;
    });
    const list = rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>No letter has been written yet.</p>';
    return html(reply, 'Mail', `<h1>Mail</h1>\n${list}`);
  });
  fastify.get<{ Params: { name: string } }>('/dev/mail/:name', { onRequest: refuseOthers }, async (request, reply) => {
    const letter = await folder.read(request.params.name);
    if (letter === null) return reply.callNotFound();
    const { to, replyTo, subject, date, text } = letter;
    const answers = replyTo === undefined ? '' : `<br />Reply-To: ${escaped(replyTo)}`;
    const head = `<p><a href="/dev/mail">Mail</a></p><h1>${escaped(subject)}</h1><p><small>${escaped(to)} · ${escaped(date)}${answers}</small></p>`;
    return html(reply, subject, `${head}<pre>${linked(text)}</pre>`);
  });
}
