import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { emptySection } from '@terroir/market';
import { Failure } from '../../api/failure.ts';
import type { SectionName } from '../../website-sections/section.ts';
import { sectionNames } from './section-names.ts';
import type { Website, WebsiteBody } from './draft-values.ts';
import { createWebsiteDraft, type DraftCalls } from './website-draft.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A website whose sections say these texts, in a version. */
function website(version: number, texts: Partial<Record<SectionName, string>> = {}): Website {
  const { content: _, enabled, color, backgroundColor, opacity } = emptySection;
  return {
    id: 'farm',
    version: String(version),
    slug: null,
    published: null,
    changed: false,
    sections: sectionNames.map((identifier) => ({
      identifier,
      content: texts[identifier] ?? '',
      enabled,
      style: { color, backgroundColor, opacity, backgroundImage: null },
    })),
  };
}
const conflict = () => new Failure('answer', 409, [{ code: 'version_conflict', field: null, message: '' }], null);
const offline = () => new Failure('network', 0, [], null);

/** A server of one website: what it was sent, and what it says next. */
function server(first: Website) {
  let now = first;
  const sent: { body: WebsiteBody; version: string | null }[] = [];
  const failing: Failure[] = [];
  const calls: DraftCalls = {
    save: async (body, version) => {
      sent.push({ body, version });
      const failure = failing.shift();
      if (failure) throw failure;
      if (version !== now.version) throw conflict();
      const texts = Object.fromEntries(now.sections.map(({ identifier, content }) => [identifier, content]));
      for (const { identifier, content } of body.website.sections as { identifier: string; content?: string }[])
        if (content !== undefined) texts[identifier] = content.trim();
      return (now = website(Number(now.version) + 1, texts));
    },
    read: async () => now,
    publish: async (version) => {
      if (version !== now.version) throw conflict();
      return (now = { ...now, version: String(Number(now.version) + 1), slug: 'farm' });
    },
    revert: async (to) => (now = website(Number(now.version) + 1, { home: `as in ${to}` })),
  };
  return {
    calls,
    sent,
    failing,
    elsewhere: (texts: Partial<Record<SectionName, string>>) => (now = website(Number(now.version) + 1, texts)),
  };
}
type Server = ReturnType<typeof server>;

function opened(of: Server, first = website(1), name: string | null = 'marie:website') {
  const draft = createWebsiteDraft(first, name, of.calls);
  return { draft, close: draft.open() };
}
const pause = () => jest.advanceTimersByTimeAsync(800);
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('terroir-draft:'));

describe('the draft of a website', () => {
  test('is saved once typing pauses, over the version that was shown, and only what changed', async () => {
    const back = server(website(1));
    const { draft } = opened(back);
    draft.change('home.content', 'H');
    await jest.advanceTimersByTimeAsync(500);
    draft.change('home.content', 'Hello ');
    expect(draft.state().status).toBe('waiting');
    await jest.advanceTimersByTimeAsync(799);
    expect(back.sent).toEqual([]);
    await pause();
    expect(back.sent).toEqual([
      { body: { website: { sections: [{ identifier: 'home', content: 'Hello ' }], images: [] } }, version: '1' },
    ]);
    expect([draft.state().status, draft.isUnsaved(), draft.state().saved.version]).toEqual(['saved', false, '2']);
    expect(draft.state().edits['home.content']).toBe('Hello '); // the blank at its end stays in the field
  });

  test('keeps what was typed while it was being saved, and saves it next', async () => {
    const back = server(website(1));
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { save } = back.calls;
    const draft = createWebsiteDraft(website(1), null, {
      ...back.calls,
      save: async (...sent) => {
        if (back.sent.length === 0) await held;
        return save(...sent);
      },
    });
    draft.change('home.content', 'One');
    await pause();
    draft.change('home.content', 'One two');
    answer();
    await jest.advanceTimersByTimeAsync(0);
    expect([draft.isUnsaved(), draft.state().saved.version]).toEqual([true, '2']);
    await pause();
    expect(back.sent.map(({ version }) => version)).toEqual(['1', '2']);
    expect(draft.isUnsaved()).toBe(false);
  });

  test('says a failure, keeps what was typed here and in the browser, and saves it when it is tried again', async () => {
    const back = server(website(1));
    const { draft } = opened(back);
    back.failing.push(offline());
    draft.change('banner.color', '#3a6628');
    await pause();
    expect([draft.state().status, draft.state().failure?.code]).toEqual(['failed', 'network']);
    expect(localStorage.getItem(stored()[0] ?? '')).toContain('#3a6628');
    await draft.flush();
    expect(draft.isUnsaved()).toBe(true); // this server knows texts alone
    expect(back.sent).toHaveLength(2);
  });

  test('ends in the browser once the server has it', async () => {
    const back = server(website(1));
    const { draft } = opened(back);
    draft.change('home.content', 'Hello');
    await jest.advanceTimersByTimeAsync(400);
    expect(stored()).toHaveLength(1);
    await pause();
    expect(stored()).toEqual([]);
  });

  test('of an unfinished visit is put back and saved', async () => {
    const back = server(website(1));
    const first = opened(back);
    back.failing.push(offline());
    first.draft.change('home.content', 'Nearly lost');
    await pause();
    first.close();
    const { draft } = opened(back);
    expect(draft.state().edits['home.content']).toBe('Nearly lost');
    await jest.advanceTimersByTimeAsync(0);
    expect([draft.isUnsaved(), back.sent.at(-1)?.version]).toEqual([false, '1']);
  });

  test('of an unfinished visit is not laid over what others wrote since', async () => {
    const back = server(website(1, { home: 'Old' }));
    const first = opened(back, website(1, { home: 'Old' }));
    back.failing.push(offline());
    first.draft.change('home.content', 'Mine');
    await pause();
    first.close();
    const { draft } = opened(back, back.elsewhere({ home: 'Theirs' }));
    expect(draft.state().clash?.paths).toEqual(['home.content']);
  });
});

describe('what others save meanwhile', () => {
  test('in other fields comes in beneath what is typed, without a question', async () => {
    const back = server(website(1));
    const { draft } = opened(back);
    back.elsewhere({ footer: 'Theirs' });
    draft.change('home.content', 'Mine');
    await pause();
    expect([draft.state().clash, draft.isUnsaved()]).toEqual([null, false]);
    expect(back.sent.map(({ version }) => version)).toEqual(['1', '2']);
    const text = (name: SectionName) =>
      draft.state().saved.sections.find(({ identifier }) => identifier === name)?.content;
    expect([text('home'), text('footer')]).toEqual(['Mine', 'Theirs']);
  });

  test('in the same field is a clash, which holds saving back until it is settled field by field', async () => {
    const back = server(website(1));
    const { draft } = opened(back);
    back.elsewhere({ home: 'Theirs', banner: 'Theirs too' });
    draft.change('home.content', 'Mine');
    draft.change('banner.content', 'Mine too');
    await pause();
    expect(draft.state().clash?.paths).toEqual(['home.content', 'banner.content']);
    const before = back.sent.length;
    draft.change('footer.content', 'Later');
    await pause();
    expect(back.sent).toHaveLength(before);
    await draft.settle(['banner.content']);
    expect(back.sent.at(-1)).toEqual({
      body: {
        website: {
          sections: [
            { identifier: 'home', content: 'Mine' },
            { identifier: 'footer', content: 'Later' },
          ],
          images: [],
        },
      },
      version: '2',
    });
    expect([draft.isUnsaved(), 'banner.content' in draft.state().edits]).toEqual([false, false]);
  });

  test('that says the same is no clash: the answer to an earlier save was lost', async () => {
    const back = server(website(1));
    const { draft } = opened(back);
    back.elsewhere({ home: 'Mine' });
    draft.change('home.content', 'Mine');
    await pause();
    expect([draft.state().status, draft.state().clash]).toEqual(['saved', null]);
  });

  test('is shown at once where nothing was typed', () => {
    const back = server(website(1));
    const { draft } = opened(back);
    draft.replace(website(5, { home: 'Newer' }));
    draft.replace(website(4, { home: 'Old' }));
    expect(draft.state().saved.version).toBe('5');
  });
});

describe('publishing and going back', () => {
  test('saves what is typed first, and publishes that version', async () => {
    const back = server(website(1));
    const { draft } = opened(back);
    draft.change('home.content', 'Hello');
    expect((await draft.publish())?.slug).toBe('farm');
    expect([draft.state().saved.version, draft.isUnsaved()]).toEqual(['3', false]);
  });

  test('is not done where saving failed', async () => {
    const back = server(website(1));
    const { draft } = opened(back);
    back.failing.push(offline());
    draft.change('home.content', 'Hello');
    expect(await draft.publish()).toBeNull();
    expect(draft.state().status).toBe('failed');
  });

  test('is refused over a version that nobody here has seen, which is then shown', async () => {
    const back = server(website(1));
    const { draft } = opened(back);
    back.elsewhere({ home: 'Theirs' });
    await expect(draft.publish()).rejects.toMatchObject({ code: 'version_conflict' });
    expect(draft.state().saved.version).toBe('2');
  });

  test('going back takes the fields along that were typed and saved before, and names the version to undo it with', async () => {
    const back = server(website(1));
    const { draft } = opened(back);
    draft.change('home.content', 'Typed');
    await pause();
    expect(await draft.revert(1)).toBe(2);
    expect(draft.state().edits).toEqual({});
    expect(draft.state().saved.sections.find(({ identifier }) => identifier === 'home')?.content).toBe('as in 1');
    await pause();
    expect(back.sent).toHaveLength(1);
  });
});

test('a picture that is refused leaves with the reason, and the texts are saved without it', async () => {
  const back = server(website(1));
  const { draft } = opened(back);
  back.failing.push(
    new Failure('answer', 415, [{ code: 'file_type', field: 'website.images.0.image', message: 'No picture' }], null),
  );
  draft.change('home.content', 'Hello');
  await draft.changeImage('banner', { base64data: 'x' });
  expect([draft.state().imageFaults, draft.state().images]).toEqual([{ banner: 'No picture' }, {}]);
  await pause();
  expect(back.sent.at(-1)?.body.website).toEqual({ sections: [{ identifier: 'home', content: 'Hello' }], images: [] });
});
