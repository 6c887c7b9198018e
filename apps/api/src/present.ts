let millisecond = Number.NaN;
let text = '';

/** The present instant, ISO 8601 UTC. Every request asks several times, so its text is made once a millisecond. */
export function present(): string {
  const now = Date.now();
  if (now !== millisecond) {
    millisecond = now;
    text = new Date(now).toISOString();
  }
  return text;
}
