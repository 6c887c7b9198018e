import { describe, expect, test } from '@jest/globals';
import { websiteSections, type WebsiteEvent } from '@terroir/events';
import { evolve, fold, given, recorded } from '@terroir/kernel';
import fc from 'fast-check';
import { Website, type SectionEdit, type WebsiteCommand } from './website.commands.ts';
import { editsOf, website } from './website.decider.ts';
import { publicationView, websiteView, type PublicationRow, type WebsiteRow } from './website.view.ts';

const edit = (...sections: SectionEdit[]): WebsiteCommand => ({ type: 'EditWebsite', data: { sections } });
const publish = (slug: string, ...sections: SectionEdit[]): WebsiteCommand => ({
  type: 'PublishWebsite',
  data: { slug, sections },
});
type Said = Extract<WebsiteEvent, { type: 'WebsiteSectionEdited' }>['data'];
const edited = (data: Said): WebsiteEvent => ({ type: 'WebsiteSectionEdited', data });
const published = (slug: string): WebsiteEvent => ({ type: 'WebsitePublished', data: { slug } });

const welcome = edited({ section: 'header', content: 'Hatley Creek Farm' });
const bold = edited({ section: 'banner', color: '#ffffff', backgroundColor: '#3a6628', opacity: 0.4 });

describe('an edit of a website', () => {
  test('records what changed, a section an event, in the order of the page', () => {
    given(website, [welcome])
      .when(
        edit(
          { identifier: 'footer', content: 'See you at the market' },
          { identifier: 'header', content: 'Hatley Creek Farm', style: { color: '#112233' } },
        ),
      )
      .then(
        edited({ section: 'header', color: '#112233' }),
        edited({ section: 'footer', content: 'See you at the market' }),
      );
  });

  test('records nothing when nothing changed', () => {
    given(website, [welcome, bold])
      .when(
        edit(
          { identifier: 'header', content: 'Hatley Creek Farm' },
          { identifier: 'banner', style: { color: '#ffffff', opacity: 0.4 }, backgroundImage: null, enabled: true },
        ),
      )
      .nothing();
  });

  test('gives a colour back to the theme', () => {
    given(website, [bold])
      .when(edit({ identifier: 'banner', style: { color: null } }))
      .then(edited({ section: 'banner', color: null }));
  });

  test('leaves out products, items and social media, and none of the others', () => {
    for (const identifier of websiteSections) {
      const outcome = given(website).when(edit({ identifier, enabled: false }));
      if (['products', 'items', 'socialMedia'].includes(identifier))
        outcome.then(edited({ section: identifier, enabled: false }));
      else outcome.refused('section_always_shown', 'sections.0.enabled');
    }
  });

  test('is refused whole, with every section that always shows', () => {
    const { outcome } = given(website).when(
      edit({ identifier: 'header', enabled: false }, { identifier: 'home' }, { identifier: 'footer', enabled: false }),
    );
    expect(outcome).toMatchObject({
      more: { field: 'sections.0.enabled', also: [{ more: { field: 'sections.2.enabled' } }] },
    });
  });
});

describe('publishing a website', () => {
  test('records what is edited with it, then that everybody sees it', () => {
    given(website, [welcome])
      .when(publish('hatley-creek', { identifier: 'home', content: 'Since 1987' }))
      .then(edited({ section: 'home', content: 'Since 1987' }), published('hatley-creek'));
  });

  test('records nothing while the draft is what everybody sees at this address', () => {
    given(website, [welcome, published('hatley-creek')])
      .when(publish('hatley-creek'))
      .nothing();
    given(website, [welcome, published('hatley-creek'), bold])
      .when(publish('hatley-creek'))
      .then(published('hatley-creek'));
  });

  test('keeps the address that it has, whatever was reserved meanwhile', () => {
    given(website, [welcome, published('hatley-creek')])
      .when(publish('hatley-creek-farm'))
      .nothing();
    given(website, [welcome, published('hatley-creek'), bold])
      .when(publish('hatley-creek-farm'))
      .then(published('hatley-creek'));
  });

  test('leads back to what an earlier publication said, in the draft alone', () => {
    const then = evolve(website, recorded([welcome, published('hatley-creek')], { id: 'farm' }));
    const later = edited({ section: 'header', content: 'Hatley Creek' });
    given(website, [welcome, published('hatley-creek'), later, bold])
      .when({ type: 'RevertWebsite', data: { sections: editsOf(then.draft) } })
      .then(welcome, edited({ section: 'banner', color: null, backgroundColor: null, opacity: 1 }));
  });

  test('whatever was edited, going back to a state leads to that state (property)', () => {
    const anEdit = fc.record(
      {
        identifier: fc.constantFrom(...websiteSections),
        content: fc.string(),
        style: fc.record(
          { color: fc.constantFrom('#000000', '#ffffff', null), opacity: fc.constantFrom(0, 0.3, 1) },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: ['identifier'] },
    );
    const after = (edits: readonly SectionEdit[]) => {
      const events: WebsiteEvent[] = [];
      for (const each of edits)
        events.push(...(given(website, events).when(edit(each)).outcome as readonly WebsiteEvent[]));
      return events;
    };
    fc.assert(
      fc.property(fc.array(anEdit, { maxLength: 6 }), fc.array(anEdit, { maxLength: 6 }), (first, second) => {
        const before = after(first);
        const then = evolve(website, recorded(before, { id: 'farm' })).draft;
        const now = [...before, ...after(second)];
        const { outcome } = given(website, now).when({ type: 'RevertWebsite', data: { sections: editsOf(then) } });
        const back = [...now, ...(outcome as readonly WebsiteEvent[])];
        expect(evolve(website, recorded(back, { id: 'farm' })).draft).toEqual(then);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the row of a website', () => {
  const happened = recorded([welcome, published('hatley-creek'), bold], { id: 'farm' });
  const rowAfter = (count: number) =>
    happened.slice(0, count).reduce<WebsiteRow | null>((row, event) => fold(websiteView, row, event), null);

  test('keeps the draft apart from what everybody sees', () => {
    expect(rowAfter(3)).toMatchObject({
      companyId: 'farm',
      slug: 'hatley-creek',
      banner: { backgroundColor: '#3a6628', opacity: 0.4 },
      published: { header: { content: 'Hatley Creek Farm' }, banner: { backgroundColor: null, opacity: 1 } },
    });
    expect(rowAfter(1)).toMatchObject({ slug: '', published: null, publishedAt: null });
  });

  test('is the same when an event is folded twice', () => {
    for (const [at, event] of happened.entries()) {
      const row = rowAfter(at + 1);
      expect(fold(websiteView, row, event)).toEqual(row);
    }
  });

  test('has a publication for each time, named by the version that it made', () => {
    const [draft, seen] = happened;
    expect(draft && publicationView.key(draft)).toBeNull();
    expect(seen && publicationView.key(seen)).toBe('farm.2');
    expect(seen && fold<PublicationRow, WebsiteEvent>(publicationView, null, seen)).toMatchObject({
      companyId: 'farm',
      version: 2,
    });
  });
});

describe('what the builder sends', () => {
  const faults = (form: unknown) =>
    (Website.safeParse(form).error?.issues ?? []).map(({ path, code }) => [path.join('.'), code]);

  test('has colours of six digits, opacities in tenths from 0 to 1, and each section once', () => {
    const style = (of: object) => ({ sections: [{ identifier: 'banner', style: of }] });
    expect(faults(style({ color: '#3A6628', backgroundColor: null, opacity: 0.3 }))).toEqual([]);
    for (const color of ['red', '#fff', '#3a66281', 'url(x)', '#3a662g', '']) {
      expect(faults(style({ color }))).toEqual([['sections.0.style.color', 'invalid_format']]);
    }
    for (const opacity of [-0.1, 1.1, 0.25, 1e-17, 0.1 + 0.2]) expect(faults(style({ opacity }))).toHaveLength(1);
    expect(faults({ sections: [{ identifier: 'home' }, { identifier: 'home' }] })).toEqual([['sections', 'custom']]);
    expect(faults({ sections: [{ identifier: 'sidebar' }] })).toHaveLength(1);
  });

  test('has at most 5,000 characters in a section', () => {
    const text = (length: number) => ({ sections: [{ identifier: 'home', content: 'a'.repeat(length) }] });
    expect(faults(text(5000))).toEqual([]);
    expect(faults(text(5001))).toEqual([['sections.0.content', 'too_big']]);
  });
});
