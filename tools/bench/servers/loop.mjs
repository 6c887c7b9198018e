// Loaded before a server that is measured: writes down how long its event loop was held when it is told SIGUSR2.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const file = process.env.BENCH_LOOP;
if (isMainThread && file) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on('SIGUSR2', () => {
    const [p50, p99] = [50, 99].map((share) => delay.percentile(share) / 1e6);
    writeFileSync(file, JSON.stringify({ p50, p99, max: delay.max / 1e6 }));
    delay.reset();
  });
}
