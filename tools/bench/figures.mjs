// Figures of a benchmark: medians of rounds with their spread, percentiles of latencies, and a Markdown table of them.

/** The value below which `share` of the sorted numbers lie. */
export const percentile = (numbers, share) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (numbers) => percentile(numbers, 0.5);

/** Runs `round` once to warm up and then `times` times; answers the median with minimum and maximum. */
export async function rounds(times, round) {
  await round();
  const seen = [];
  for (let turn = 0; turn < times; turn += 1) seen.push(await round());
  return { median: median(seen), min: Math.min(...seen), max: Math.max(...seen) };
}

/** Rates of several ways in turns, so that a noisy minute of the machine falls on all of them. */
export async function interleaved(times, ways) {
  const seen = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  for (let turn = 0; turn <= times; turn += 1)
    for (const [name, way] of Object.entries(ways)) {
      const rate = await way();
      if (turn > 0) seen[name].push(rate);
    }
  return Object.fromEntries(
    Object.entries(seen).map(([name, rates]) => [
      name,
      { median: median(rates), min: Math.min(...rates), max: Math.max(...rates) },
    ]),
  );
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
export const rate = ({ median: middle, min, max }) =>
  `${whole.format(middle)}/s (${whole.format(min)}–${whole.format(max)})`;
export const ratio = (ours, limit) => (ours / limit).toFixed(2);
export const ms = (value) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
/** Latencies in milliseconds as p50 / p99. */
export const p = (latencies) => `${ms(percentile(latencies, 0.5))} / ${ms(percentile(latencies, 0.99))}`;
/** Milliseconds as their median with minimum and maximum. */
export const spread = (numbers) => `${ms(median(numbers))} (${ms(Math.min(...numbers))}–${ms(Math.max(...numbers))})`;
export const mib = (bytes) => `${whole.format(bytes / 2 ** 20)} MiB`;

/** A Markdown table; every row is [what, ours, limit of the same machine in the same run, ratio or note]. */
export const table = (rows) =>
  [
    '| what | figure | raw limit, same run | ratio / target |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
