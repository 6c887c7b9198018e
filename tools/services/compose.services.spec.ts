import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'terroir-compose-'));
const checker = join(folder, 'compose-check');

// Docker Compose's own loader, built from its Go module: what it accepts, `docker compose config` accepts.
beforeAll(() => {
  execFileSync('go', ['build', '-mod=readonly', '-o', checker, '.'], {
    cwd: join(import.meta.dirname, 'compose-check'),
    env: { ...process.env, GOFLAGS: '', GOWORK: 'off', CGO_ENABLED: '0' },
  });
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const env = { PATH: process.env['PATH'] };
const loaded = (file: string) =>
  JSON.parse(execFileSync(checker, [file], { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] })) as {
    services: Record<string, { environment?: Record<string, string> }>;
  };

test('Docker Compose accepts the file as it is cloned, without an .env', () => {
  cpSync(join(root, 'docker-compose.yml'), join(folder, 'docker-compose.yml'));
  const { services } = loaded(join(folder, 'docker-compose.yml'));
  expect(Object.keys(services)).toHaveLength(8);
  expect(services['http']?.environment).toMatchObject({ ROLES: 'http', SMTP_URL: 'smtp://mail:1025' });
});

test('what stands in .env reaches every role, and a real mail server takes the place of the preview', () => {
  cpSync(join(root, 'docker-compose.yml'), join(folder, 'docker-compose.yml'));
  writeFileSync(join(folder, '.env'), 'MASTER_KEY=abc\nSMTP_URL=smtps://mail.example.org\n');
  const { services } = loaded(join(folder, 'docker-compose.yml'));
  for (const role of ['http', 'projections', 'publishing'])
    expect(services[role]?.environment).toMatchObject({
      ROLES: role,
      MASTER_KEY: 'abc',
      SMTP_URL: 'smtps://mail.example.org',
    });
});

test('would notice what Docker Compose refuses', () => {
  writeFileSync(join(folder, 'wrong.yml'), 'services: { app: { image: "a:1.0.0", depend_on: [b] } }\n');
  expect(() => loaded(join(folder, 'wrong.yml'))).toThrow(/depend_on/);
});
