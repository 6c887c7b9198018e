import { demoBooks, keepReceipt, keptInSpreadsheet, photographed, type DemoImport } from '@terroir/finance/server';
import { ImportRuns, RequestContext } from '@terroir/http';
import { Refusal } from '@terroir/kernel';
import { demoProduces } from '@terroir/production/server';
import { send as sendTo, Send } from '@terroir/store';
import type { Chapter, DemoStep, Stage } from './chapter.ts';
import { idFrom, produceId, type DemoPerson } from './people.ts';

type Producer = Extract<DemoPerson, { accountable: 'Producer' }>;

/** Finds the produce of a product that a producer lists at an instant. */
function producesOf(person: Producer, until: string) {
  const steps = demoProduces({ seed: person.name, kind: person.kind, until });
  return (productId: string, at: string): string | undefined =>
    steps.some((step) => step.key === productId && step.at < at) ? produceId(person, productId) : undefined;
}

/** Two years of inputs and outputs, slips, corrections, photos of receipts and a spreadsheet among them. */
export const keepsBooks: Chapter = (person, until) => {
  if (person.accountable !== 'Producer') return [];
  const { name: seed, kind, language } = person;
  const books = demoBooks({ seed, kind, language, until, produceOf: producesOf(person, until) });
  const { entered, imported } =
    person.level === 'three' ? keptInSpreadsheet(books, { language, until }) : { entered: books, imported: null };
  const slips = photographed(entered);
  const lines = entered.map((step): DemoStep => ({
    at: step.at,
    run: async ({ services, send, owner }) => {
      if (step.side === 'output') return send(owner, step.decider, step.id, step.command);
      const slip = slips.get(step.id);
      if (slip === undefined || step.command.type !== 'RecordInput')
        return send(owner, step.decider, step.id, step.command);
      const receipt = await keepReceipt(services.blobs, person.accountId, slip);
      return send(owner, step.decider, step.id, { ...step.command, data: { ...step.command.data, receipt } });
    },
  }));
  return imported ? [...lines, { at: imported.at, run: (stage) => importFile(stage, person, imported) }] : lines;
};

/** Imports a spreadsheet as the screen does: begins the import, then sends its rows. */
async function importFile({ services, owner }: Stage, person: DemoPerson, { kind, fileName, rows }: DemoImport) {
  const { log, now, newId, keyring } = services;
  const commands: ConstructorParameters<typeof ImportRuns>[0] = {
    send: async (context, decider, id, command) => {
      const outcome = await sendTo({ log, now, newId }, new Send(decider, id, command, context.caller));
      if (outcome instanceof Refusal) throw new Error(`An import of the demo region was refused: ${outcome.code}`);
      return outcome;
    },
  };
  const request = { requestId: newId(), language: person.language, address: '', actor: owner };
  const context = new RequestContext(request, () => idFrom(`demo/${person.name}/import`));
  const runs = new ImportRuns(commands, log, now, newId, keyring);
  const { id } = await runs.begin(context, { kind: kind.decider.name, fileName, rows: rows.length });
  const answers = await runs.record(context, id, kind, rows, false);
  const refused = answers.flatMap(({ errors }) => errors.map(({ message }) => message));
  if (refused.length > 0) throw new Error(`Rows of the demo region were refused: ${refused.join(' ')}`);
}
