// Adds stub entries for optional platform packages that the registry did not serve, so that `npm ci` accepts the lock.
import { readFileSync, writeFileSync } from 'node:fs';
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const P = lock.packages;
let n = 0;
for (const [path, p] of Object.entries({ ...P })) {
  for (const [name, range] of Object.entries(p.optionalDependencies ?? {})) {
    let at = path,
      found = false;
    for (;;) {
      if (P[`${at ? at + '/' : ''}node_modules/${name}`]) {
        found = true;
        break;
      }
      if (!at) break;
      const i = at.lastIndexOf('/node_modules/');
      at = i > 0 ? at.slice(0, i) : '';
    }
    if (found) continue;
    const os = /(darwin|win32|freebsd|android|openharmony|openbsd|netbsd|sunos|aix)/.exec(name)?.[1] ?? 'linux';
    const cpu = /(arm64|x64|ia32|ppc64|s390x|riscv64|loong64|arm|wasm32)/.exec(name)?.[1] ?? 'x64';
    const libc = os === 'linux' ? (name.includes('musl') ? ['musl'] : ['glibc']) : undefined;
    if (os === 'linux' && cpu === 'x64' && libc[0] === 'glibc') {
      console.error('needed here but missing:', name);
      process.exitCode = 1;
      continue;
    }
    P[`node_modules/${name}`] = {
      version: String(range).replace(/^[~^]/, ''),
      cpu: [cpu],
      ...(p.dev ? { dev: true } : {}),
      ...(libc && { libc }),
      optional: true,
      os: [os],
    };
    n++;
  }
}
lock.packages = Object.fromEntries(Object.entries(P).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', JSON.stringify(lock, null, 2) + '\n');
console.log('added', n);
