import { Controller, Get, Inject, Post } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ReadModels } from '@terroir/store';
import { Allow } from '../contract/allow.ts';
import { resource, type Answer } from '../contract/answer.ts';
import { body, FromBody } from '../contract/body.ts';
import { RefusalError } from '../contract/errors.ts';
import { ACTOR_NAMES, DOCUMENTS, type ActorNames } from '../contract/ports.ts';
import { FromQuery, Id, paging, query } from '../contract/query.ts';
import { Answers, RequestHeaders, Summary, Tagged, type BodyOf, type QueryOf } from '../contract/route.ts';
import { Asking, type RequestContext } from '../request/request-context.ts';
import { Reads } from '../server/reads.ts';
import { BeginImport } from './import.commands.ts';
import type { Import } from './import.decider.ts';
import { refuseImport } from './import.refusals.ts';
import { addedBy, importCountView, type ImportCount } from './import-count.view.ts';
import { importView, type ImportRow } from './import.view.ts';
import { importShape, importTexts, undoneShape } from '../contract/import.wire.ts';
import { importKindOf } from './importable.ts';
import { ImportRuns, type ImportKind } from './import-runs.ts';

const importRecord = resource('import', importShape, { versioned: false });
const undoneRecord = resource('undone_import', undoneShape, { versioned: false });
const importBody = body('import', BeginImport, importTexts);
const importsQuery = query({ ...paging });

@Controller('api/v1/imports')
@Tagged('Imports', 'Spreadsheets that became records, and the way back.')
export class ImportsController {
  constructor(
    @Inject(ImportRuns) private readonly runs: ImportRuns,
    @Inject(Reads) private readonly reads: Reads,
    @Inject(DiscoveryService) private readonly discovery: DiscoveryService,
    @Inject(ACTOR_NAMES) private readonly names: ActorNames,
    @Inject(DOCUMENTS) private readonly documents: Pick<ReadModels, 'getMany'>,
  ) {}

  @Get()
  @Allow('producer', 'plan_level_1')
  @Answers([importRecord])
  @RequestHeaders('X-Min-Position')
  @Summary(
    'The imports of the company, newest first',
    '`recorded` is how many records it added, so far where it stopped on its way; those that were there already are not among them. `begun_by` is the name of who began it, and `undone_at` is null until it is undone.',
  )
  async list(
    @Asking() context: RequestContext,
    @FromQuery(importsQuery) { limit, cursor }: QueryOf<typeof importsQuery>,
  ): Promise<Answer> {
    const page = await this.reads.page<ImportRow>(context, importView, {
      index: 'begun',
      equals: { companyId: context.companyId },
      order: 'descending',
      limit,
      ...(cursor === undefined ? {} : { cursor }),
    });
    const isOwn = ({ accountId }: ImportRow): boolean => accountId === context.companyId;
    const name = page.documents.some(({ row }) => isOwn(row)) ? await this.names.nameOf(context.companyId) : null;
    const added = await this.#added(context, page.documents);
    return importRecord.page(page, (row) => ({
      ...row,
      recorded: added.get(row.id) ?? 0,
      begunBy: isOwn(row) ? name : null,
    }));
  }

  @Post()
  @Allow('producer', 'plan_level_1')
  @Answers(importRecord)
  @Summary(
    'Begins an import',
    'Its rows follow in batches of at most 100, at the address of the records that they become: `POST /producer_inputs/imports/{import_id}`. `kind` is their type: `producer_input`.',
  )
  async begin(
    @Asking() context: RequestContext,
    @FromBody(importBody) data: BodyOf<typeof importBody>,
  ): Promise<Answer> {
    this.#kindOf(data.kind);
    const { id, state } = await this.runs.begin(context, data);
    if (state === null) throw new Error('An import has begun');
    return importRecord.record({ id, attributes: await this.#begun(context, state, 0) });
  }

  @Post(':id/undo')
  @Allow('producer', 'plan_level_1')
  @Answers(undoneRecord, 200)
  @Summary(
    'Undoes an import: removes every record that it added and that is still there',
    'Removals are changes of their own and can be taken back one by one. `removed` is how many there were, `corrected` how many of these somebody had corrected since. Asked again it removes what is left.',
  )
  async undo(@Asking() context: RequestContext, @Id() id: string): Promise<Answer> {
    const { state, recorded, removed, corrected } = await this.runs.undo(context, id, (kind) => this.#kindOf(kind));
    return undoneRecord.record({
      id,
      attributes: { ...(await this.#begun(context, state, recorded)), removed, corrected },
    });
  }

  /** An import as it is answered; only the company's own people are named, as in its history. */
  async #begun({ companyId }: RequestContext, { accountId, ...begun }: Import, recorded: number) {
    const begunBy = accountId === companyId ? await this.names.nameOf(companyId) : null;
    const { kind, fileName, rows, begunAt, undoneAt } = begun;
    return { kind, fileName, rows, recorded, begunAt, begunBy, undoneAt };
  }

  /** How many records the imports of a page added, by the import. */
  async #added(context: RequestContext, page: readonly { readonly key: string }[]) {
    await this.reads.upTo(context, importCountView);
    const ids = page.map(({ key }) => key);
    const counts = await this.documents.getMany<ImportCount>(importCountView, ids);
    return new Map(counts.map(({ key, row }) => [key, addedBy(row)]));
  }

  /** @throws RefusalError import_kind_unknown */
  #kindOf(name: string): ImportKind {
    for (const { metatype } of this.discovery.getControllers()) {
      const kind = metatype ? importKindOf(metatype) : undefined;
      if (kind?.decider.name === name) return kind;
    }
    throw new RefusalError(refuseImport('import_kind_unknown', { field: 'kind' }));
  }
}
