import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { call, firmOf } from '../../../tools/front-door.mjs';
import { axeFaults, settled, wideFaults } from './page-faults.ts';
import { newcomer, settledProducer, type Person } from './people.ts';
import { garlic, produces } from './produces.ts';
import type { Language, Terroir } from './terroir.ts';
import { anySpace, expect, test, Visit } from './visit.ts';

class EnquiryVisit extends Visit {
  /** In a browser of this person alone. */
  static async by(browser: Browser, demo: Terroir, language: Language, person: Person): Promise<EnquiryVisit> {
    const visit = new EnquiryVisit(await (await browser.newContext()).newPage(), demo, language);
    await visit.as(person);
    return visit;
  }

  words(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('enquiries/enquiries', path, values);
  }
}

/** As a name on one line; a message may turn its reading direction as well. */
const hostile = '<img src=x onerror="globalThis.ran = 1"> {{t}} =1+1';

/** A producer on the paid plan, in a language, with an item on the market and a published website. */
async function seller(demo: Terroir, language: Language, name: string) {
  const email = `seller.${language}@example.com`;
  const { token } = await settledProducer(demo, email);
  const person = { email, token };
  await call(demo.url, 'PUT', '/profile', {
    token,
    body: { profile: { name: 'Camille Roy', language, newsletter_subscribed: false } },
  });
  await call(demo.url, 'PUT', '/firm', { token, body: { firm: { ...firmOf(email), name } } });
  await call(demo.url, 'POST', '/subscription', { token });
  const garlicId = await produces(demo, person, garlic);
  const item = {
    name: hostile,
    details: hostile,
    cost: 12.5,
    quantity: 250,
    quantity_unit_id: 'gram',
    produce_ids: [garlicId],
  };
  const { body } = await call(demo.url, 'POST', '/items', { token, body: { item } });
  const { id, attributes } = (body as { data: { id: string; attributes: { slug: string } } }).data;
  const published = await call(demo.url, 'POST', '/publish_website', { token, body: { website: { sections: [] } } });
  const { slug: website } = (published.body as { data: { attributes: { slug: string } } }).data.attributes;
  return { ...person, itemId: id, slug: attributes.slug, website };
}

async function buyer(demo: Terroir, language: Language, name: string): Promise<Person> {
  const email = `buyer.${language}@example.com`;
  const person = await newcomer(demo, 'Business', email);
  await call(demo.url, 'PUT', '/profile', {
    token: person.token,
    body: { profile: { name: 'Camille Roy', language, newsletter_subscribed: false } },
  });
  await call(demo.url, 'PUT', '/firm', { token: person.token, body: { firm: { ...firmOf(email), name } } });
  return person;
}

interface Letter {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

/** The letters to an address that are answered to somebody, the newest first. */
function lettersTo({ dataDir }: Terroir, address: string): readonly Letter[] {
  const folder = join(dataDir, 'mail');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .toSorted()
    .toReversed()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Letter)
    .filter(({ to, replyTo }) => to === address && replyTo !== undefined);
}

for (const language of ['en', 'fr'] as const)
  test(`${language}: a business asks on the page of an item, the producer reads it in the mail and the inbox and answers, and the business reads that`, async ({
    browser,
    terroir,
  }) => {
    const [farm, bistro] = [`Ferme <b>${language}</b>`, `Bistro "${language}" & fils`];
    const producer = await seller(terroir, language, farm);
    const business = await buyer(terroir, language, bistro);
    const buying = await EnquiryVisit.by(browser, terroir, language, business);
    const selling = await EnquiryVisit.by(browser, terroir, language, producer);
    let { page } = buying;
    let visit = buying;
    await visit.to(`/items/${producer.slug}`);
    const opener = page.getByRole('button', { name: visit.text('item-page/item-page', 'enquire') });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(`Douze têtes ?\n\u202E${hostile}`);
    await settled(page);
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: visit.words('send.submit'), exact: true }).dblclick();
    await expect(page.getByText(visit.words('send.thanks'))).toBeVisible();
    await expect(dialog).toBeHidden({ timeout: 10_000 });
    await expect(opener).toBeFocused();

    await expect.poll(() => lettersTo(terroir, producer.email).length).toBe(1);
    const [letter] = lettersTo(terroir, producer.email);
    expect(letter?.replyTo).toBe(business.email);
    expect(letter?.subject).toContain(bistro);
    for (const text of ['Douze têtes ?', 'onerror', '/enquiries?id=']) expect(letter?.text).toContain(text);
    const link = /\/enquiries\?id=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '';

    visit = selling;
    ({ page } = visit);
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit.to('/dashboard');
    const inMenu = page.getByRole('complementary').getByRole('link', {
      name: anySpace(
        `${visit.text('shell/shell', 'routes.enquiries')} ${visit.text('shell/shell', 'nav.unread_one', { shown: '1' })}`,
      ),
    });
    await expect(inMenu).toBeVisible();
    await visit.to(link);
    const messages = () => page.getByRole('list', { name: visit.words('messages') });
    await expect(messages()).toContainText('Douze têtes ?');
    await expect(page.getByRole('region', { name: visit.words('seen.byBuyer') })).toContainText(
      anySpace(language === 'fr' ? '12,50 $' : '$12.50'),
    );
    await expect(inMenu).toBeHidden(); // it is read
    expect(await page.evaluate(() => (globalThis as { ran?: number }).ran)).toBeUndefined();
    await expect(page.getByRole('main').locator('img, b')).toHaveCount(0);
    await call(terroir.url, 'PUT', `/items/${producer.itemId}`, {
      token: producer.token,
      body: { item: { cost: 14 } },
    });

    await page.getByRole('textbox').fill('Oui, les douze.');
    await visit.button(visit.words('answer.submit')).click();
    await expect(messages().getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('textbox')).toHaveValue('');
    await expect.poll(() => lettersTo(terroir, business.email).length).toBe(1);
    expect(lettersTo(terroir, business.email)[0]).toMatchObject({ replyTo: producer.email });

    visit = buying;
    ({ page } = visit);
    await visit.to('/enquiries');
    const line = page.getByRole('list', { name: visit.words('list') }).getByRole('link');
    await expect(line).toHaveCount(1);
    await expect(line).toContainText(visit.words('state.newAnswer'));
    await line.click();
    await expect(messages()).toContainText('Oui, les douze.');
    const seen = page.getByRole('region', { name: visit.words('seen.byYou') });
    await expect(seen).toContainText(anySpace(language === 'fr' ? '14,00 $' : '$14.00'));
    await expect(seen).toContainText(visit.words('seen.priceThen'));
    await page.getByRole('textbox').fill('Merci !');
    await visit.button(visit.words('answer.write')).click();
    await expect(messages().getByRole('listitem')).toHaveCount(3);
    await expect.poll(() => lettersTo(terroir, producer.email).length).toBe(2);
    await settled(page);
    expect(await axeFaults(page)).toEqual([]);
    expect(await wideFaults(page)).toEqual([]);

    // The contact form of the website reaches the same inbox.
    await call(terroir.url, 'POST', '/website_enquiries', {
      headers: { 'Accept-Language': language },
      body: {
        website_enquiry: {
          slug: producer.website,
          name: hostile,
          email: `visitor.${language}@example.com`,
          message: 'Ouvert ?',
        },
      },
    });
    visit = selling;
    ({ page } = visit);
    await visit.to('/enquiries?state=new');
    await page
      .getByRole('list', { name: visit.words('list') })
      .getByRole('link', { name: /Ouvert/ })
      .click();
    await expect(page.getByRole('link', { name: `visitor.${language}@example.com` })).toBeVisible();
    await page.getByRole('textbox').fill('Oui, samedi.');
    await visit.button(visit.words('answer.submit')).click();
    await expect.poll(() => lettersTo(terroir, `visitor.${language}@example.com`).length).toBe(1);
  });
