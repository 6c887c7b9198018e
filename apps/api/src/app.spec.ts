import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('the application', () => {
  test('is ready on an empty data folder', async () => {
    const ready = await app.guest.get('/api/health/ready');
    expect([ready.status, JSON.parse(ready.text)]).toMatchObject([200, { ready: true, head: expect.any(Number) }]);
  });

  test('tells the pages how it is set up', async () => {
    const { body } = await app.guest.get('/api/v1/settings');
    expect(body.data).toMatchObject({ attributes: { currency: 'CAD', explicit_consent: false, demo_accounts: [] } });
  });

  test('shows its letters while there is no mail server', async () => {
    expect((await app.guest.get('/dev/mail')).text).toContain('No letter has been written yet');
    expect((await app.guest.get('/dev/mail/..%2Fmaster.key')).status).toBe(404);
  });
});
