import { totalmem } from 'node:os';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DOCUMENTS, POSITIONS, Reads, RefusalError, type Positions, type RequestContext } from '@terroir/http';
import type { Language } from '@terroir/events';
import { refuse } from '@terroir/kernel';
import { StoreUnavailable, type Collection, type Document, type ReadModels, type RowsOf } from '@terroir/store';
import { Market, type MarketChanges } from './market.ts';
import { marketCompanyView } from './market-company.view.ts';
import { marketItemView } from './market-item.view.ts';
import { marketProduceView } from './market-produce.view.ts';
import type { Reader } from './marketplace.attributes.ts';
import type { Face } from './marketplace.limits.ts';
import { roomForTexts, WareTexts } from './ware-texts.ts';

/** Companies come first, so that what they sell finds them. */
const followed = [
  [marketCompanyView, 'companies'],
  [marketProduceView, 'produces'],
  [marketItemView, 'items'],
] as const;
/** The views that the market in memory is made of. */
export const marketplaceViews = followed.map(([view]) => view);

/** Rows of one read, after which other calls have their turn. */
const AT_ONCE = 500;

/**
 * Keeps the market in memory as the read models have it: from all rows at the start, then from those that changed since. Rows
 * carry the position of their last event, so a read finds whatever its read models have reached.
 */
@Injectable()
export class Marketplace implements OnApplicationBootstrap, OnModuleDestroy {
  #market = new Market();
  #position = 0;
  /** Of the rows that the market was read from. */
  #editions = '';
  #following: Promise<void> | null = null;
  #isClosed = false;
  readonly #texts = { produces: inLanguages(), items: inLanguages(), producers: inLanguages() };
  readonly #log = new Logger(Marketplace.name);

  constructor(
    @Inject(DOCUMENTS) private readonly documents: ReadModels,
    @Inject(Reads) private readonly reads: Reads,
    @Inject(POSITIONS) private readonly positions: Positions,
  ) {}

  /** Begins to read before the first call asks; where that fails, the log says so and the call tries again. */
  onApplicationBootstrap(): void {
    void this.#begin();
  }

  async onModuleDestroy(): Promise<void> {
    this.#isClosed = true;
    // Whoever began to read has the failure.
    await Promise.allSettled([this.#following]);
  }

  async #begin(): Promise<void> {
    try {
      await this.#upTo(this.#reached);
    } catch (error) {
      if (!this.#isClosed) this.#log.error(error);
    }
  }

  /** The market with all that the request's `X-Min-Position` asks for. @throws RefusalError unavailable */
  async upTo(context: RequestContext): Promise<Market> {
    await this.reads.upTo(context, ...marketplaceViews);
    const reached = this.#reached;
    if (this.#position < reached || this.#editions !== this.#readEditions) await this.#upTo(reached);
    return this.#market;
  }

  /**
   * The market as the asking business finds it from its place.
   * @throws RefusalError location_required while the business has no place on the map; unavailable
   */
  async around(context: RequestContext): Promise<{ readonly market: Market; readonly reader: Reader }> {
    const market = await this.upTo(context);
    const own = market.company(context.companyId);
    if (own === null || own.latitude === null || own.longitude === null)
      throw new RefusalError(refuse('location_required'));
    return { market, reader: { language: context.language, place: [own.latitude, own.longitude] } };
  }

  /** The rows of wares that exist among the ids, each with its version. */
  rows<Row extends object>(view: RowsOf<Row>, ids: readonly string[]): Promise<readonly Document<Row>[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.documents.getMany<Row>(view, ids);
  }

  /** The texts of a face that are kept for readers of a language. */
  texts(face: Face, language: Language): WareTexts {
    return this.#texts[face][language];
  }

  get #reached(): number {
    return Math.min(...marketplaceViews.map(({ name }) => this.positions.reached(name)));
  }

  /** Which rows are read now: others after a rebuild, of which no position tells. */
  get #readEditions(): string {
    return marketplaceViews.map(({ name }) => this.positions.edition(name)).join();
  }

  async #upTo(position: number): Promise<void> {
    // Calls that come while one reads wait for it, and read on where it began too early for them.
    while (this.#position < position || this.#editions !== this.#readEditions) {
      this.#following ??= this.#follow().finally(() => (this.#following = null));
      await this.#following;
    }
  }

  async #follow(): Promise<void> {
    const editions = this.#readEditions;
    const position = this.#reached;
    const isFirst = this.#position === 0 || editions !== this.#editions;
    const from = isFirst ? 1 : this.#position + 1;
    const market = isFirst ? new Market() : this.#market;
    for (const [view, part] of followed)
      for await (const rows of this.#since(view, from)) {
        const changes = { [part]: rows } as MarketChanges;
        if (changes.companies?.some(({ erased }) => erased)) this.#forgetTexts();
        if (isFirst) market.load(changes);
        else market.apply(changes);
      }
    if (isFirst) await market.sort();
    // Texts go by how many times a company changed, which another market counts anew.
    if (isFirst) this.#forgetTexts();
    this.#market = market;
    this.#editions = editions;
    // A store may show a batch row by row: what is beyond the checkpoint is read again the next time.
    this.#position = position;
  }

  #forgetTexts(): void {
    for (const { en, fr } of Object.values(this.#texts)) for (const texts of [en, fr]) texts.clear();
  }

  async *#since(view: Collection, from: number): AsyncGenerator<readonly object[]> {
    let cursor: string | null = null;
    do {
      if (this.#isClosed) throw new StoreUnavailable('The market is closed');
      const page: Awaited<ReturnType<ReadModels['find']>> = await this.documents.find(view, {
        index: 'changed',
        range: { field: 'changedAt', from },
        limit: AT_ONCE,
        total: 0,
        cache: false,
        ...(cursor !== null && { cursor }),
      });
      if (page.documents.length > 0) yield page.documents.map(({ row }) => row);
      cursor = page.nextCursor;
    } while (cursor !== null);
  }
}

/** Three faces in two languages. A container may say less than the machine has; none says 0 or more than any has. */
const ROOM = roomForTexts(Math.min(process.constrainedMemory() || Infinity, totalmem()), 6);
const inLanguages = () => ({ en: new WareTexts(ROOM), fr: new WareTexts(ROOM) });
