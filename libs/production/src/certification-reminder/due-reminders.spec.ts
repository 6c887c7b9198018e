import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DOCUMENTS } from '@terroir/http';
import { testHttp, type TestAnswer, type TestClient, type TestHttp } from '@terroir/http/testing';
import { MailDeferred, uuidv7, type ReadModels } from '@terroir/store';
import { certificationView } from '../certification/certification.view.ts';
import { ProductionModule, productionViews } from '../production.module.ts';
import { openCertificationReminders } from './certification-reminders.ts';
import { sendDueReminders, type ReminderLetter, type ReminderPorts } from './due-reminders.ts';

const url = '/api/v1/certifications';
const image = {
  base64data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>').toString('base64'),
};
const sent = (valid_until: string | null, number = 'BIO-1') => ({
  certification: { number, certifier: 'Écocert', valid_until, image },
});
const idOf = (answer: TestAnswer) => (answer.body.data as { readonly id: string }).id;

let http: TestHttp;
let farm: TestClient;
let letters: (ReminderLetter & { readonly companyId: string })[];
let errors: unknown[];
let now: string;
beforeEach(async () => {
  now = '2026-05-01T12:00:00.000Z';
  [letters, errors] = [[], []];
  http = await testHttp({
    modules: [ProductionModule.with({ timeZone: 'America/Toronto' })],
    views: productionViews,
    now: () => now,
  });
  farm = http.as({ role: 'producer_level_three' });
});
afterEach(() => http.close());

/** What a process begins with: nothing but the store is kept from one to the next. */
function ports(more: Partial<ReminderPorts> = {}): ReminderPorts {
  return {
    log: http.store.log,
    documents: http.app.get<ReadModels>(DOCUMENTS),
    now: () => now,
    newId: uuidv7,
    recipient: () => Promise.resolve({ language: 'fr', timeZone: 'America/Toronto' }),
    send: (companyId, letter) => Promise.resolve(void letters.push({ companyId, ...letter })),
    report: (error) => void errors.push(error),
    ...more,
  };
}
async function roundAt(instant: string, more: Partial<ReminderPorts> = {}): Promise<number> {
  now = instant;
  await http.store.projector?.waitFor(await http.store.log.head(), 10_000);
  const before = letters.length;
  await sendDueReminders(ports(more));
  return letters.length - before;
}

describe('the reminder of a certification', () => {
  test('is sent on the 30th day before its last, as the calendar of the company has it', async () => {
    await farm.post(url, sent('2028-03-01'));
    expect(await roundAt('2028-01-31T04:59:59Z')).toBe(0); // still the 30th in Toronto
    expect(await roundAt('2028-01-31T05:00:00Z')).toBe(1);
    expect(letters).toMatchObject([
      {
        companyId: farm.session?.companyId,
        path: '/certifications',
        words: { subject: 'Votre certification expire le 1er mars 2028' },
      },
    ]);
    expect(letters[0]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('is sent late rather than never, up to the last day and not after', async () => {
    await farm.post(url, sent('2026-06-30'));
    expect(await roundAt('2026-07-01T04:00:00Z')).toBe(0); // the day after has begun in Toronto
    expect(await roundAt('2026-07-01T03:59:59Z')).toBe(1);
  });

  test('is sent once: neither by the next round, nor after a restart or a rebuild of the read models', async () => {
    const made = await farm.post(url, sent('2026-06-30'));
    expect(await roundAt('2026-06-10T12:00:00Z')).toBe(1);
    expect(await roundAt('2026-06-11T12:00:00Z')).toBe(0);
    await http.store.rebuild(null);
    expect(await roundAt('2026-06-12T12:00:00Z')).toBe(0);
    const noted = await http.store.log.readStream(`certification_reminder-${idOf(made)}`);
    expect(noted.map(({ type, data, companyId }) => [type, data, companyId])).toEqual([
      ['CertificationReminderSent', { certificationId: idOf(made), validUntil: '2026-06-30' }, farm.session?.companyId],
    ]);
  });

  test('makes no new version of the certification: whoever edits it meanwhile meets no conflict', async () => {
    const made = await farm.post(url, sent('2026-06-30'));
    await roundAt('2026-06-10T12:00:00Z');
    const put = await farm.put(`${url}/${idOf(made)}`, sent('2026-06-30', 'BIO-2'), { 'if-match': '"1"' });
    expect([put.status, put.headers['etag']]).toEqual([200, '"2"']);
  });

  test('is planned anew for another date, and not sent again for one that it was sent for', async () => {
    const made = await farm.post(url, sent('2026-06-30'));
    expect(await roundAt('2026-06-10T12:00:00Z')).toBe(1);
    await farm.put(`${url}/${idOf(made)}`, sent('2026-12-31'));
    expect(await roundAt('2026-06-11T12:00:00Z')).toBe(0);
    expect(await roundAt('2026-12-05T12:00:00Z')).toBe(1);
    expect(new Set(letters.map(({ id }) => id)).size).toBe(2);
    now = '2026-06-12T12:00:00Z';
    await farm.put(`${url}/${idOf(made)}`, sent('2026-06-30'));
    expect(await roundAt('2026-06-13T12:00:00Z')).toBe(0);
  });

  test('is not sent for a removed certification, nor for one without a last day', async () => {
    const made = await farm.post(url, sent('2026-06-30'));
    await farm.post(url, sent(null));
    await farm.delete(`${url}/${idOf(made)}`);
    expect(await roundAt('2026-06-10T12:00:00Z')).toBe(0);
    await farm.post(`${url}/${idOf(made)}/restore`);
    expect(await roundAt('2026-06-10T13:00:00Z')).toBe(1);
  });

  test('goes by the log where a row is older', async () => {
    const made = await farm.post(url, sent('2026-06-30'));
    await http.store.projector?.waitFor(await http.store.log.head(), 10_000);
    const documents = http.app.get<ReadModels>(DOCUMENTS);
    const row = await documents.get(certificationView, idOf(made));
    const find = () => Promise.resolve({ documents: [row], total: 1, nextCursor: null });
    await farm.delete(`${url}/${idOf(made)}`);
    expect(await roundAt('2026-06-10T12:00:00Z', { documents: { ...documents, find } as never })).toBe(0);
  });

  test('is not sent to a company that nobody has any more', async () => {
    const made = await farm.post(url, sent('2026-06-30'));
    expect(await roundAt('2026-06-10T12:00:00Z', { recipient: () => Promise.resolve(null) })).toBe(0);
    expect(await http.store.log.readStream(`certification_reminder-${idOf(made)}`)).toEqual([]);
  });

  test('that the mail server does not take is tried by the next round, and holds up no other', async () => {
    await farm.post(url, sent('2026-06-29', 'BIO-1'));
    await farm.post(url, sent('2026-06-30', 'BIO-2'));
    const tried: string[] = [];
    const send: ReminderPorts['send'] = (_, { id }) => {
      tried.push(id);
      return tried.length === 1 ? Promise.reject(new MailDeferred('busy')) : Promise.resolve();
    };
    await roundAt('2026-06-10T12:00:00Z', { send });
    expect(errors).toMatchObject([{ message: 'busy' }]);
    await roundAt('2026-06-10T13:00:00Z', { send });
    expect(tried).toHaveLength(3);
    expect(tried[2]).toBe(tried[0]);
  });

  test('that was handed over by a process which died before it noted so is the same letter again', async () => {
    await farm.post(url, sent('2026-06-30'));
    const { log } = http.store;
    const dying = { ...log, readStream: log.readStream.bind(log), append: () => Promise.reject(new Error('killed')) };
    expect(await roundAt('2026-06-10T12:00:00Z', { log: dying })).toBe(1);
    expect(await roundAt('2026-06-10T13:00:00Z')).toBe(1);
    expect(await roundAt('2026-06-10T14:00:00Z')).toBe(0);
    expect(letters[1]?.id).toBe(letters[0]?.id);
    expect(errors).toMatchObject([{ message: 'killed' }]);
  });

  test('is sent at the start, and its round ends before the work closes', async () => {
    await farm.post(url, sent('2026-06-30'));
    await http.store.projector?.waitFor(await http.store.log.head(), 10_000);
    now = '2026-06-10T12:00:00Z';
    const begun = Promise.withResolvers<void>();
    const send: ReminderPorts['send'] = async (companyId, letter) => {
      begun.resolve();
      await ports().send(companyId, letter);
    };
    const work = openCertificationReminders(ports({ send }));
    await begun.promise;
    await work.close();
    expect(letters).toHaveLength(1);
    expect(await roundAt('2026-06-10T13:00:00Z')).toBe(0);
  });
});
