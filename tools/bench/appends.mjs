// What the benches append to a log, whichever engine keeps it.
import { uuidv7 } from '@terroir/store';

const person = uuidv7();
const actor = { accountId: person, companyId: person, role: 'producer_level_two' };

/** An event of about 236 bytes before its text is encrypted: a name for `personal` ones, else a note. */
export const event = (personal) => ({
  id: uuidv7(),
  type: personal ? 'NameChanged' : 'InputRecorded',
  version: 1,
  recorded: new Date().toISOString(),
  actor,
  companyId: person,
  correlationId: 'bench',
  causationId: 'bench',
  data: personal
    ? { accountId: person, name: 'Marguerite Lachance-Whitcomb de la Ferme des Trois Érables' }
    : {
        inputId: person,
        subcategoryId: 'vegetable_seeds',
        notes: 'Semences de carottes hâtives, lot 42',
        quantity: 12.5,
        unitId: 'kilogram',
        costCents: 18_450,
      },
});

/** Appends to a log for writers that have a stream each in a run, every fourth event a name. */
export function appender(log) {
  const revisions = new Map();
  return (kind, run) => async (writer) => {
    const stream = `${kind}-${run}-${writer}`;
    const revision = revisions.get(stream) ?? -1;
    await log.append(stream, revision < 0 ? 'absent' : revision, [event((revision + 1) % 4 === 0)]);
    revisions.set(stream, revision + 1);
  };
}
