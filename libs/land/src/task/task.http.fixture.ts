import { testHttp, type TestClient, type TestHttp } from '@terroir/http/testing';
import { uuidv7 } from '@terroir/store';
import { land } from '../land.module.ts';

export const url = '/api/v1/tasks';
/** Weeding once a week, as it is sent. */
export const weeding = {
  name: 'Désherber l’ail',
  details: 'À la binette',
  tags: ['ail'],
  date_set: true,
  time_set: true,
  repeat: true,
  rule: { freq: 'weekly', count: 4, dtstart: '2026-05-04T07:30' },
};
/** What is sent to record it; another rule says for itself whether there is a time. */
export const taskBody = (more: object = {}) => {
  const { date_set: _, time_set: __, repeat: ___, ...rest } = weeding;
  return { task: { ...('rule' in more || 'date_set' in more ? rest : weeding), ...more } };
};

/** The module over HTTP, and the instant that its clock shows: noon (UTC) of 1 May 2026 until a test moves it. */
export interface TasksHttp {
  http: TestHttp;
  instant: string;
  open(): Promise<void>;
  close(): Promise<void>;
  /** Gives a company an address in a zone. */
  located(who: TestClient, timeZone: string): Promise<void>;
}

export function tasksHttp(): TasksHttp {
  let ticks = 0;
  const of: TasksHttp = {
    instant: '2026-05-01T12:00:00.000Z',
    http: undefined as unknown as TestHttp,
    async open() {
      of.http = await testHttp({
        modules: [land.nest({ timeZone: 'America/Toronto' })],
        views: land.views,
        now: () => new Date(Date.parse(of.instant) + (ticks += 1)).toISOString(),
      });
    },
    close: () => of.http.close(),
    located: (who, timeZone) =>
      happened(of, who, `firm-${who.session?.companyId}`, 'CompanyLocated', {
        accountId: who.session?.companyId,
        raw: '12, rue Principale',
        zipcode: 'J0B 1C0',
        latitude: 45.1,
        longitude: -72,
        city: 'Ayer’s Cliff',
        state: 'Québec',
        country: 'Canada',
        countryCode: 'CA',
        timeZone,
      }),
  };
  return of;
}

/** Puts an event of another module into the log, and waits until it is read. */
export async function happened(
  of: TasksHttp,
  who: TestClient,
  stream: string,
  type: string,
  data: object,
): Promise<void> {
  const companyId = who.session?.companyId ?? '';
  const actor = { accountId: companyId, companyId, role: 'producer_level_two' } as const;
  const causation = { correlationId: 'test', causationId: 'test' };
  const event = {
    id: uuidv7(),
    type,
    version: 1,
    recorded: of.instant,
    actor,
    companyId,
    ...causation,
    data: data as Record<string, unknown>,
  };
  const { position } = await of.http.store.log.append(stream, 'any', [event]);
  if (!(await of.http.store.projector?.waitFor(position, 60_000))) throw new Error('The read models are late');
}

/** Records a produce as food production writes it. */
export async function grown(of: TasksHttp, who: TestClient): Promise<string> {
  const produceId = uuidv7();
  await happened(of, who, `produce-${produceId}`, 'ProduceRecorded', {
    produceId,
    productId: 'garlic',
    varietyId: 'garlic_other',
    productionTypeId: 'certified_organic',
    notes: '',
    quantity: 400,
    quantityUnitId: 'kilogram',
    costCents: 2200,
    costUnitId: 'kilogram',
    area: 450,
    areaUnitId: 'square_metre',
    productionFrom: '2026-04-15',
    productionTo: '2026-08-10',
    availabilityFrom: '2026-08-01',
    availabilityTo: '2026-11-15',
    needs: [],
  });
  return produceId;
}
