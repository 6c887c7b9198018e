// Finds a Chromium for the browser tests, or brings one: the one found, else Playwright's download, else Debian's package.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { fail, projectNode, run, say } from './setup.mjs';

const require = createRequire(import.meta.url);
const quiet = { stdio: ['ignore', 2, 2] };

const found = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );

const downloaded = async () => {
  const { chromium } = await import(pathToFileURL(require.resolve('@playwright/test')).href);
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

/** The path of a Chromium that can be run here. */
export async function ensureChromium() {
  const present = found() ?? (await downloaded());
  if (present) return present;
  say('No Chromium here; asking Playwright for its own …');
  const cli = require.resolve('@playwright/test/cli');
  if ((await run(projectNode(), [cli, 'install', 'chromium'], { ...quiet, timeout: 300_000 })) === 0) {
    const path = await downloaded();
    if (path) return path;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Playwright’s download did not answer; installing Debian’s chromium …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { ...quiet, env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], {
      ...quiet,
      env,
    });
    const path = found();
    if (path) return path;
  }
  return fail(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one, and try again.',
  );
}
