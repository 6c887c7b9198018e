import { expect, test } from './terroir.ts';

test.describe.configure({ mode: 'serial' });

for (const journey of ['first', 'second'])
  test(`a ${journey} journey finds nothing that another one stored`, async ({ context, page, demo }) => {
    await page.goto(`${demo.url}/terms`);
    const stored = () =>
      page.evaluate(() => [localStorage.getItem('left'), sessionStorage.getItem('left'), document.cookie]);
    expect(await stored()).toEqual([null, null, '']);
    expect(context.pages()).toHaveLength(2); // its own, and the one that keeps the process alive
    await page.evaluate(() => {
      localStorage.setItem('left', 'here');
      sessionStorage.setItem('left', 'here');
      document.cookie = 'left=here';
    });
    expect(await stored()).toEqual(['here', 'here', 'left=here']);
  });
