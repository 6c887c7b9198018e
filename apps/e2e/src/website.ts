import type { Page } from '@playwright/test';
import { call } from '../../../tools/front-door.mjs';
import { MarketVisit } from './market.ts';
import type { Person } from './people.ts';
import type { Terroir } from './terroir.ts';
import { anySpace, expect } from './visit.ts';

export const builderPath = '/web-builder';
export type SectionName =
  'header' | 'banner' | 'home' | 'products' | 'items' | 'aboutUs' | 'socialMedia' | 'contact' | 'footer';
type Tool = 'content' | 'backgroundColor' | 'color' | 'image' | 'opacity' | 'enabled';

/** Publishes a website over the API. @returns its readable address */
export async function publishes(demo: Terroir, { token }: Person, sections: readonly object[] = []): Promise<string> {
  const { body } = await call(demo.url, 'POST', '/publish_website', {
    token,
    body: { website: { sections } },
    expect: [200],
  });
  return (body as { data: { attributes: { slug: string } } }).data.attributes.slug;
}

/** The web builder, in the words of one language. */
export class WebsiteVisit extends MarketVisit {
  own(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('market/web-builder/web-builder', path, values);
  }

  site(path: string, values?: Readonly<Record<string, string>>): string {
    return this.text('website-sections/website', path, values);
  }

  /** What is said of a contrast, up to its first figure. */
  verdict(path: string): RegExp {
    const [beginning = ''] = this.own(`contrast.${path}`, { ratio: '§', least: '§' }).split('§');
    return anySpace(beginning.trim());
  }

  section(name: SectionName): string {
    return this.words(`website.sections.${name}`);
  }

  tool(name: SectionName, tool: Tool) {
    return this.page
      .getByRole('toolbar', { name: anySpace(this.own('tools.label', { section: this.section(name) })) })
      .getByRole('button', { name: this.own(`tools.${tool}`), exact: true });
  }

  /** The fields that a tool of a section opens. */
  panel(name: SectionName, tool: Tool) {
    return this.page.getByRole('group', { name: `${this.section(name)}, ${this.own(`tools.${tool}`)}`, exact: true });
  }

  /** Opens a tool of a section, and closes nothing else. */
  async opens(name: SectionName, tool: Tool) {
    await this.tool(name, tool).click();
    return this.panel(name, tool);
  }

  async writes(name: SectionName, text: string): Promise<void> {
    const panel = await this.opens(name, 'content');
    await panel.getByRole('textbox').fill(text);
    await this.isSaved();
    await this.tool(name, 'content').click();
  }

  async isSaved(): Promise<void> {
    await expect(this.page.locator('[data-save-status]')).toHaveAttribute('data-save-status', 'saved');
  }

  async publishes(): Promise<void> {
    const answer = this.page.waitForResponse((response) => response.url().endsWith('/publish_website'));
    await this.button(this.own('publish')).click();
    expect((await answer).status()).toBe(200);
    // The message of the publication before may still be there.
    const messages = this.page.locator('[data-toast]').filter({ hasText: anySpace(this.own('published.done')) });
    await expect(messages.last()).toBeVisible();
  }
}

/** A section of a website as it is drawn. */
export const drawnSection = (page: Page, name: SectionName) => page.locator(`[data-section="${name}"]`);
