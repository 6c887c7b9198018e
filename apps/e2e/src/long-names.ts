import { call } from '../../../tools/front-door.mjs';
import { records, settledProducer } from './people.ts';
import type { Terroir } from './terroir.ts';

/**
 * A producer with two hundred characters that offer few places to break, in every field that a table or a heading shows.
 * @returns the token of a session
 */
export async function longNames(terroir: Terroir, address: string): Promise<string> {
  const { token, email, position } = await settledProducer(terroir, address);
  const long = 'Coopérative-agroalimentaire-intermunicipale de Saint-Louis-de-Gonzague-du-Cap-Tourmente '
    .repeat(3)
    .slice(0, 200)
    .trim();
  await call(terroir.url, 'PUT', '/profile', {
    token,
    body: { profile: { name: long, language: 'fr', newsletter_subscribed: false } },
  });
  const { body } = await call(terroir.url, 'GET', '/firm', { token, headers: { 'x-min-position': position } });
  const { image_urls: _, ...firm } = (body as { data: { attributes: Record<string, unknown> } }).data.attributes;
  const links = [{ kind: 'website', url: `https://example.com/${'chemin-de-traverse/'.repeat(9)}` }];
  await call(terroir.url, 'PUT', '/firm', {
    token,
    body: { firm: { ...firm, name: long, owner_name: long, details: long, email, links } },
  });
  for (const side of ['input', 'output'] as const) {
    await records(terroir, token, side, { notes: long, quantity_raw: 9_999_999.999, cost: 9_999_999.99 });
    await records(terroir, token, side, { notes: '', quantity_raw: 1, cost: 0 });
  }
  return token;
}
