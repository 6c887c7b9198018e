import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { postOffice } from '../doubles/post-office.ts';
import { mailFolder } from './mail.folder.ts';
import { smtpMail } from './mail.smtp.ts';
import { MailDeferred, MailRefused, MailUnavailable, passingRefused, type Letter } from './mail.ts';

const letter: Letter = {
  id: '0198c0de-0000-7000-8000-000000000001',
  to: 'ferme@example.com',
  subject: 'Confirmez votre compte',
  text: 'Ouvrez https://terroir.example/confirm?token=abc',
  language: 'fr',
};
const from = 'Terroir <noreply@terroir.example>';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'terroir-mail-'));
});
afterEach(() => rm(dir, { recursive: true }));

describe('the folder', () => {
  test('keeps a letter once, however often it is sent, for its owner only', async () => {
    const mail = mailFolder(join(dir, 'mail'), from);
    await mail.send(letter);
    await mail.send(letter);
    expect((await readdir(join(dir, 'mail'))).toSorted()).toEqual([`${letter.id}.eml`, `${letter.id}.json`]);
    expect((await stat(join(dir, 'mail'))).mode & 0o077).toBe(0);
    for (const ending of ['eml', 'json'])
      expect((await stat(join(dir, 'mail', `${letter.id}.${ending}`))).mode & 0o077).toBe(0);
    const text = await readFile(join(dir, 'mail', `${letter.id}.eml`), 'utf8');
    expect(text).toContain('To: ferme@example.com');
    expect(text).toContain(`Message-ID: <${letter.id}@terroir.example>`);
    expect(text).toContain('Content-Language: fr');
  });

  test('tells the text as it was written, without reading mail formats', async () => {
    const mail = mailFolder(dir, from);
    const subject = 'Confirmez l’adresse de « Zoé »';
    const text = `Ouvrez https://terroir.example/confirm?token=abc=${'x'.repeat(200)}, s’il vous plaît.`;
    await mail.send({ ...letter, subject, text });
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(await mail.read(letter.id)).toEqual({ to: letter.to, subject, text, date });
  });

  test('keeps where an answer goes', async () => {
    const mail = mailFolder(dir, from);
    await mail.send({ ...letter, replyTo: 'zoe@example.com' });
    expect(await readFile(join(dir, `${letter.id}.eml`), 'utf8')).toMatch(/^Reply-To: zoe@example\.com$/m);
    expect(await mail.read(letter.id)).toMatchObject({ replyTo: 'zoe@example.com' });
  });

  test('names where one click ends letters of its kind, and says so to programs where the address is secret on its way', async () => {
    const mail = mailFolder(dir, from);
    const headers = async (stop: string) => {
      await mail.send({ ...letter, stop });
      const text = await readFile(join(dir, `${letter.id}.eml`), 'utf8');
      return text.match(/^List-Unsubscribe.*$/gm);
    };
    expect(await headers('https://a.example/stop?x')).toEqual([
      'List-Unsubscribe: <https://a.example/stop?x>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]);
    expect(await headers('http://a.example/stop?x')).toEqual(['List-Unsubscribe: <http://a.example/stop?x>']);
    await mail.send(letter);
    expect(await readFile(join(dir, `${letter.id}.eml`), 'utf8')).not.toContain('List-Unsubscribe');
  });

  test('lists the newest first and reads nothing beside it', async () => {
    const mail = mailFolder(dir, from);
    await mail.send(letter);
    await mail.send({ ...letter, id: '0198c0de-0000-7000-8000-000000000002' });
    expect(await mail.list()).toEqual(['0198c0de-0000-7000-8000-000000000002', letter.id]);
    for (const name of ['../x', '/etc/passwd', 'absent', '.hidden']) expect(await mail.read(name)).toBeNull();
  });

  test('forgets a letter for good, also one that it never had', async () => {
    const mail = mailFolder(dir, from);
    await mail.send(letter);
    await writeFile(join(dir, `.${letter.id}.eml.4711`), 'half of it'); // by a process that was killed
    await mail.forget(letter.id);
    await mail.forget(letter.id);
    expect(await readdir(dir)).toEqual([]);
    await mailFolder(join(dir, 'none'), from).forget(letter.id);
  });

  test('forgets every letter to an address or answered to it, and none to another', async () => {
    const mail = mailFolder(dir, from);
    await mail.send(letter);
    await mail.send({ ...letter, id: '2' });
    await mail.send({ ...letter, id: '3', to: 'other@example.com' });
    await mail.send({ ...letter, id: '4', to: 'other@example.com', replyTo: letter.to });
    await mail.forgetTo(letter.to);
    expect((await readdir(dir)).toSorted()).toEqual(['3.eml', '3.json']);
  });

  test('forgets every letter about an account, whoever it was sent to, and says of none else what it is about', async () => {
    const mail = mailFolder(dir, from);
    const [erased, other] = ['0198c0de-0000-7000-8000-00000000000a', '0198c0de-0000-7000-8000-00000000000b'];
    await mail.send({ ...letter, id: '1', about: [other, erased] });
    await mail.send({ ...letter, id: '2', about: [other] });
    await mail.send({ ...letter, id: '3' });
    await mail.forgetAbout(erased);
    expect((await readdir(dir)).toSorted()).toEqual(['2.eml', '2.json', '3.eml', '3.json']);
    expect(await mail.read('3')).not.toHaveProperty('about');
    expect(await readFile(join(dir, '2.eml'), 'utf8')).not.toContain(other);
  });

  test('is empty before the first letter', async () => {
    expect(await mailFolder(join(dir, 'none'), from).list()).toEqual([]);
  });

  test('lets no address smuggle in a header or a second recipient', async () => {
    const mail = mailFolder(dir, from);
    const replyTo = 'c@example.com\r\nCc: d@example.com';
    await mail.send({ ...letter, to: 'a@example.com\r\nBcc: b@example.com', replyTo, subject: 'x\r\nX-Evil: 1' });
    const text = await readFile(join(dir, `${letter.id}.eml`), 'utf8');
    expect(text).not.toMatch(/^(Bcc|Cc|X-Evil):/m);
  });

  test('says so when the letter could not be kept', async () => {
    await expect(mailFolder('/dev/null/mail', from).send(letter)).rejects.toThrow(MailUnavailable);
    await mkdir(join(dir, `${letter.id}.eml`)); // a folder where the letter should go
    await expect(mailFolder(dir, from).send(letter)).rejects.toThrow(MailUnavailable);
    expect(await readdir(dir)).toEqual([`${letter.id}.eml`]);
  });
});

describe('a mail server', () => {
  test('is handed the letter', async () => {
    const office = await postOffice();
    const mail = smtpMail(office.url, from);
    await mail.send(letter);
    expect(office.heard).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<noreply@terroir.example>',
        'RCPT TO:<ferme@example.com>',
        'Subject: Confirmez votre compte',
      ]),
    );
    await mail.close();
    await office.close();
  });

  test('that is not there is told as such', async () => {
    const office = await postOffice();
    await office.close();
    const mail = smtpMail(office.url, from);
    await expect(mail.send(letter)).rejects.toThrow(MailUnavailable);
    await mail.close();
  });

  /** What becomes of a letter where the server answers so, and of the next one to somebody else. */
  async function sentThrough(answers: Readonly<Record<string, string>>) {
    const office = await postOffice(answers);
    const reported: Error[] = [];
    const mail = passingRefused(smtpMail(office.url, from), (refused) => void reported.push(refused));
    const first = await mail.send(letter).catch((error: unknown) => error);
    const next = { ...letter, id: 'next', to: 'autre@example.com', subject: 'La suivante' };
    const second = await mail.send(next).catch((error: unknown) => error);
    await mail.close();
    await office.close();
    return { first, second, reported, heard: office.heard };
  }

  test.each([
    [{ 'RCPT TO:<ferme@': '550 5.1.1 <ferme@example.com>: no such mailbox' }, '550 5.1.1'],
    [{ 'RCPT TO:<ferme@': '553 ferme@example.com is none' }, '553'],
  ])(
    'that refuses an address for good ends that letter, reported without it, and takes the next: %j',
    async (no, code) => {
      const { first, second, reported, heard } = await sentThrough(no);
      expect([first, second]).toEqual([undefined, undefined]);
      expect(heard).toContain('Subject: La suivante');
      expect(reported).toEqual([expect.any(MailRefused)]);
      expect(reported[0]?.message).toBe(`The mail server refused the letter ${letter.id} for good: ${code}`);
      expect(reported[0]?.cause).toBeUndefined();
    },
  );

  test('that refuses what a letter says for good ends that letter', async () => {
    const { first, reported } = await sentThrough({ '.': '554 5.6.0 not this' });
    expect([first, reported.length]).toEqual([undefined, 2]);
  });

  test.each([
    [{ 'RCPT TO:<ferme@': '530 5.7.0 sign in first' }],
    [{ 'MAIL FROM': '550 5.7.1 not from you' }],
    [{ DATA: '451 later' }],
    [{ '.': '451 4.7.1 greylisted' }],
  ])('that may take it later, or refuses everything of this installation, is waited for: %j', async (answers) => {
    const { first, reported } = await sentThrough(answers);
    expect([first, reported]).toEqual([expect.any(MailUnavailable), []]);
    expect(first).not.toBeInstanceOf(MailDeferred);
  });

  test.each([
    [{ 'RCPT TO:<ferme@': '450 4.1.2 <ferme@example.com>: Domain not found' }, '450 4.1.2'],
    [{ 'RCPT TO:<ferme@': '451 try ferme@example.com later' }, '451'],
  ])(
    'that cannot reach an address for now puts off that letter alone, without the address: %j',
    async (answers, code) => {
      const { first, second } = await sentThrough(answers);
      expect([first, second]).toEqual([expect.any(MailDeferred), undefined]);
      expect((first as Error).message).toBe(`The mail server puts off the letter ${letter.id}: ${code}`);
      expect((first as Error).cause).toBeUndefined();
    },
  );

  test('that is closing puts off everything', async () => {
    const { first } = await sentThrough({ 'RCPT TO:<ferme@': '421 4.3.2 ferme@example.com closing' });
    expect(first).not.toBeInstanceOf(MailDeferred);
    expect(first).toBeInstanceOf(MailUnavailable);
    expect((first as Error).cause).toBeUndefined();
  });
});
