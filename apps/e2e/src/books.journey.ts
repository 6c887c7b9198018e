import { Story } from './producer-story.ts';
import { test } from './terroir.ts';

for (const language of ['en', 'fr'] as const)
  test(`${language}: a producer’s books, from the first visit to the summary as it was`, async ({ page, terroir }) => {
    const story = new Story(page, terroir, language);
    await story.registers();
    await story.confirmsByTheMailedLink();
    await story.signsIn();
    await story.entersTheAddress();
    await story.records('inputs', story.words.search, '120', '250.50', story.words.notes);
    await story.records('outputs', story.words.sold, '80.5', '1000', '');
    await story.seesTheSummary({ cost: '250.50', revenues: '1,000.00', net: '749.50' });
    const earlier = new Date().toISOString();

    await terroir.kill();
    await terroir.restart();

    await story.corrects('inputs', '300');
    await story.seesTheSummary({ cost: '300.00', revenues: '1,000.00', net: '700.00' });
    await story.removesAndUndoes('outputs');
    await story.readsWhoChangedWhat();
    await story.looksBackAt(earlier, { cost: '250.50', revenues: '1,000.00', net: '749.50' });
    await story.looksBackAt(new Date(Date.now() - 7 * 24 * 3600 * 1000).toISOString(), {
      cost: '0.00',
      revenues: '0.00',
      net: '0.00',
    });
  });
