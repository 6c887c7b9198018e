// Terroir as a stranger meets it: a server process on a port of its own, and a producer who comes in by the front door.
import { execFile, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { projectNode, root, serverArguments, serverEnvironment } from './setup.mjs';

/** A limit for what hangs, in milliseconds. */
const LIMIT = 60_000;

/** A port of loopback that is free now. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Limits that a load test may exceed on purpose. */
export const unlimited = { RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_ACCOUNT: '0', RATE_LIMIT_TIGHT: '0' };

/**
 * Starts the built server on a data folder and waits until it is ready, asking every so many milliseconds (`every`).
 * It may take as long as it says how far it is, e.g. while it fills the demo region; a minute without a word ends it.
 * `kill` is SIGKILL and resolves when the process is gone; `stop` is SIGTERM.
 */
export async function startServer({ dataDir, port, env = {}, every = 15 }) {
  const child = spawn(projectNode(), serverArguments, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...serverEnvironment,
      ...process.env,
      NODE_ENV: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO: 'off',
      TILES: '', // no test asks a stranger's server
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  let said = '';
  let lastWord = performance.now();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said = (said + text).slice(-8000);
      lastWord = performance.now();
    });
  const gone = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  let ended = false;
  void gone.then(() => (ended = true));
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  for (;;) {
    if (ended) throw new Error(`The server ended before it was ready:\n${said}`);
    const ready = await fetch(`${url}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (performance.now() - lastWord > LIMIT) {
      child.kill('SIGKILL');
      throw new Error(`The server was not ready and said nothing for a minute:\n${said}`);
    }
    await pause(every);
  }
  const end = (signal) => () => {
    child.kill(signal);
    return gone;
  };
  return {
    url,
    pid: child.pid,
    readyIn: performance.now() - began,
    said: () => said,
    kill: end('SIGKILL'),
    stop: end('SIGTERM'),
  };
}

/**
 * Carries out a command of the operator on a data folder that no server has.
 * @param {{ dataDir: string, env?: Record<string, string> }} installation
 * @param {...string} words e.g. `rebuild`
 * @returns {Promise<void>} when it has ended well; else its own words are thrown
 */
export async function operate({ dataDir, env = {} }, ...words) {
  const command = join(root, 'apps', 'cli', 'dist', 'main.js');
  await promisify(execFile)(projectNode(), ['--disable-warning=ExperimentalWarning', command, ...words], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', DATA_DIR: dataDir, DEMO: 'off', ...env },
  });
}

/**
 * One call; answers status, body and headers, and throws on a status that was not asked for.
 * @param {string} url
 * @param {string} method
 * @param {string} path below `/api/v1`
 * @param {{ token?: string, body?: unknown, headers?: Record<string, string>, expect?: number[] }} [asked]
 */
export async function call(url, method, path, { token, body, headers = {}, expect = [200, 201, 204] } = {}) {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!expect.includes(answer.status))
    throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 500)}`);
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
}

const PASSWORD = 'Rhubarbe-42!';

/** The link of the newest mail to an address, as the embedded profile leaves it in the data folder. */
export async function mailedToken(dataDir, email, path) {
  const until = performance.now() + LIMIT;
  while (performance.now() < until) {
    const folder = join(dataDir, 'mail');
    const mails = (() => {
      try {
        return readdirSync(folder)
          .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
          .sort()
          .reverse();
      } catch (error) {
        if (error.code === 'ENOENT') return [];
        throw error;
      }
    })();
    for (const name of mails) {
      const { to, text } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const token = new RegExp(`/${path}\\?token=([\\w-]+)`).exec(text)?.[1];
      if (to === email && token) return token;
    }
    await pause(25);
  }
  throw new Error(`No mail for ${email} with a link to /${path}`);
}

/** What a new producer says of the company. */
export const firmOf = (email) => ({
  name: 'Ferme du Test',
  owner_name: 'Camille Roy',
  details: '',
  email,
  phone: '',
  foundation_date: '2001-05-01',
  preferences: { show_zip: false, show_address: false, show_email: false, show_phone: false },
  address: {
    raw: '12, chemin du Test',
    country: 'Canada',
    country_code: 'CA',
    state: 'Québec',
    city: 'Sherbrooke',
    zipcode: 'J1H 1A1',
    latitude: 45.4042,
    longitude: -71.8929,
  },
  links: [],
});

/** A producer at plan level 1. */
export const newProducer = (url, dataDir, email = 'producer@example.com') =>
  newCompany(url, dataDir, email, 'Producer');

/** A business that sees the marketplace. */
export const newBusiness = (url, dataDir, email = 'business@example.com') =>
  newCompany(url, dataDir, email, 'Business');

/** Registers, confirms by the mailed link, signs in and enters an address. */
async function newCompany(url, dataDir, email, type) {
  await call(url, 'POST', '/accounts', {
    body: {
      account: {
        email,
        password: PASSWORD,
        password_confirmation: PASSWORD,
        accountable_type: type,
        accountable: { name: 'Camille Roy', terms_accepted: true, newsletter_subscribed: false },
      },
    },
  });
  await call(url, 'POST', '/confirm', { body: { token: await mailedToken(dataDir, email, 'confirm') } });
  const signedIn = await call(url, 'POST', '/authenticate', { body: { email, password: PASSWORD } });
  const token = signedIn.body.data.attributes.token;
  const saved = await call(url, 'PUT', '/firm', {
    token,
    body: {
      firm: firmOf(email),
    },
  });
  return { token, email, password: PASSWORD, position: saved.headers.get('x-position') };
}
