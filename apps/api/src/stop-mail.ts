import type { Language } from '@terroir/events';
import { languageOf } from '@terroir/http';
import { quotedName, type SearchMailState } from '@terroir/market/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escaped } from './public-pages/page-head.ts';

/** `search` is the name of a search in quotation marks as HTML, after a space; empty where it has none. */
const texts = {
  en: {
    title: 'Emails about a saved search',
    ask: (search: string) => `Do you no longer want emails about what is new or cheaper in your saved search${search}?`,
    stop: 'Stop these emails',
    done: (search: string) => `You will get no more emails about your saved search${search}.`,
    again: 'You can turn them on again in your saved searches.',
    searches: 'Open your saved searches',
    wrong: 'This link is incomplete. Open it from the email itself, or turn the emails off in your saved searches.',
  },
  fr: {
    title: 'Courriels au sujet d’une recherche enregistrée',
    ask: (search: string) =>
      `Vous ne voulez plus recevoir de courriels sur les nouveautés et les baisses de prix de votre recherche enregistrée${search}\u00A0?`,
    stop: 'Ne plus recevoir ces courriels',
    done: (search: string) => `Vous ne recevrez plus de courriels au sujet de votre recherche enregistrée${search}.`,
    again: 'Vous pouvez les réactiver dans vos recherches enregistrées.',
    searches: 'Ouvrir vos recherches enregistrées',
    wrong:
      'Ce lien est incomplet. Ouvrez-le à partir du courriel, ou désactivez les courriels dans vos recherches enregistrées.',
  },
} as const satisfies Readonly<Record<Language, object>>;

const SEARCHES = '/marketplace/searches';

const named = (name: string, language: Language): string =>
  name === '' ? '' : ` ${escaped(quotedName(name, language))}`;

/** A page of its own, without a script: mail programs open it as well. */
const page = (language: Language, body: string): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="#f7f6f0" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#131a14" media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="/terroir.svg" type="image/svg+xml" />
    <title>${texts[language].title} · Terroir</title>
    <style>
      :root { color-scheme: light dark; --ink: #1d2a1f; --ground: #f7f6f0; --card: #fff; --line: #d9dccf; --fill: #2f6b3b; --on: #fff; }
      @media (prefers-color-scheme: dark) {
        :root { --ink: #e9eee6; --ground: #131a14; --card: #1c251d; --line: #364137; --fill: #8fcb98; --on: #131a14; }
      }
      body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
      main { box-sizing: border-box; width: min(32rem, calc(100% - 2rem)); margin: 1rem; padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; }
      img { display: block; }
      h1 { margin: 1rem 0 0.5rem; font-size: 1.5rem; line-height: 1.25; }
      p { margin: 0 0 1rem; overflow-wrap: anywhere; }
      form { margin: 1.5rem 0 0; }
      button { min-height: 44px; padding: 0.5rem 1.5rem; border: 0; border-radius: 999px; background: var(--fill); color: var(--on); font: inherit; font-weight: 600; cursor: pointer; }
      a { display: inline-flex; align-items: center; min-height: 44px; color: var(--fill); font-weight: 600; }
      :is(a, button):focus-visible { outline: 3px solid var(--fill); outline-offset: 2px; }
    </style>
  </head>
  <body>
    <main>
      <img src="/terroir.svg" alt="" width="40" height="40" />
      <h1>${texts[language].title}</h1>
      ${body}
    </main>
  </body>
</html>
`;

export interface StopMailPorts {
  readonly isToken: (searchId: string, token: string) => boolean;
  readonly stateOf: (searchId: string) => Promise<SearchMailState>;
  readonly stop: (searchId: string) => Promise<void>;
}

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: { token?: unknown } }>;

/**
 * Serves `/stop-mail/SEARCH?token=…`, which the letters of a saved search name: a page that asks whether to end them, and what ends them
 * by one call of a mail program (RFC 8058). To open it changes nothing: programs open what letters name by themselves.
 */
export async function serveStopMail(fastify: FastifyInstance, ports: StopMailPorts): Promise<void> {
  const { isToken, stateOf, stop } = ports;
  const answer = (
    request: Asked,
    reply: FastifyReply,
    status: number,
    bodyOf: (said: (typeof texts)[Language], language: Language) => string,
  ) => {
    const language = languageOf(request.headers['accept-language']);
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', vary: 'Accept-Language' })
      .type('text/html; charset=utf-8')
      .send(page(language, bodyOf(texts[language], language)));
  };
  const isAsked = ({ params: { id }, query: { token } }: Asked): boolean =>
    typeof token === 'string' && isToken(id, token);
  const wrong = (request: Asked, reply: FastifyReply) =>
    answer(request, reply, 404, (said) => `<p>${said.wrong}</p><a href="${SEARCHES}">${said.searches}</a>`);

  await fastify.register((scope, _options, registered) => {
    // What a mail program sends says the same every time (RFC 8058 §3.1): the address alone counts.
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      payload
        .resume()
        .once('end', () => parsed(null))
        .once('error', parsed);
    });
    scope.get('/stop-mail/:id', async (request: Asked, reply) => {
      if (!isAsked(request)) return wrong(request, reply);
      const { name, isMailed } = await stateOf(request.params.id);
      return answer(request, reply, 200, (said, language) =>
        isMailed
          ? `<p>${said.ask(named(name, language))}</p><form method="post"><button>${said.stop}</button></form>`
          : `<p>${said.done(named(name, language))}</p><a href="${SEARCHES}">${said.searches}</a>`,
      );
    });
    scope.post('/stop-mail/:id', async (request: Asked, reply) => {
      if (!isAsked(request)) return wrong(request, reply);
      await stop(request.params.id);
      const { name } = await stateOf(request.params.id);
      return answer(
        request,
        reply,
        200,
        (said, language) =>
          `<p role="status">${said.done(named(name, language))}</p><p>${said.again}</p><a href="${SEARCHES}">${said.searches}</a>`,
      );
    });
    registered();
  });
}
