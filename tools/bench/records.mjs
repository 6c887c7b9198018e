// Makes data folders with many records: events as a running server would have written them, in big appends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog, uuidv7 } from '@terroir/store';

const BATCH = 500;

/** A folder for one measurement, gone when the work ends. */
export async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'terroir-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const KINDS = [
  ['vegetable_seeds', 'kilogram'],
  ['fertilizers', 'kilogram'],
];
const line = (number) => {
  const [subcategoryId, unitId] = KINDS[number % KINDS.length];
  const notes = `Lot ${number}, semences pour la parcelle du ruisseau`;
  return { subcategoryId, notes, quantity: 1 + (number % 40), unitId, costCents: 100 + ((number * 7919) % 500_000) };
};

/** The events of one record: recorded, and then corrected so many times less one. */
export function recordOf(companyId, events, number) {
  const inputId = uuidv7();
  const actor = { accountId: companyId, companyId, role: 'producer_level_two' };
  const correlationId = uuidv7();
  const recorded = new Date(Date.UTC(2026, 0, 1) + (number % 300) * 86_400_000).toISOString();
  const made = Array.from({ length: events }, (_, at) => ({
    id: uuidv7(),
    type: at === 0 ? 'InputRecorded' : 'InputCorrected',
    version: 1,
    recorded,
    actor,
    companyId,
    correlationId,
    causationId: correlationId,
    data: at === 0 ? { inputId, ...line(number) } : { inputId, costCents: 200 + at * 100 + number },
  }));
  return { stream: `producer_input-${inputId}`, inputId, events: made };
}

/** Appends records of other companies; answers how many events a second became durable. */
export async function fill(log, records, eventsEach = 1, companies = 50) {
  const owners = Array.from({ length: companies }, () => uuidv7());
  const began = performance.now();
  for (let from = 0; from < records; from += BATCH)
    await Promise.all(
      Array.from({ length: Math.min(BATCH, records - from) }, (_, at) => {
        const { stream, events } = recordOf(owners[(from + at) % companies], eventsEach, from + at);
        return log.append(stream, 'absent', events);
      }),
    );
  return (records * eventsEach) / ((performance.now() - began) / 1000);
}

/** A data folder whose log holds so many records of other companies. */
export async function filledFolder(folder, records, eventsEach) {
  const { log, close } = await openLog({ dir: folder });
  try {
    return await fill(log, records, eventsEach);
  } finally {
    await close();
  }
}
