import { Controller, Get, Inject, Put } from '@nestjs/common';
import tzLookup from '@photostructure/tz-lookup';
import { fold, type Recorded } from '@terroir/kernel';
import {
  Allow,
  Answers,
  AS_OF,
  Asking,
  BodyLimit,
  Commands,
  FromChange,
  FromQuery,
  imageBytes,
  keepPicture,
  pictureIds,
  readUpload,
  RequestHeaders,
  Summary,
  Tagged,
  type Answer,
  type RequestContext,
  type ChangeOf,
  type QueryOf,
  Reads,
} from '@terroir/http';
import type { FirmEvent } from '@terroir/events';
import type { AsOf } from '@terroir/store';
import { ACCOUNTS, type Services } from '../services.ts';
import { firm } from './firm.decider.ts';
import { emptyFirm, firmView, type FirmRow } from './firm.view.ts';
import { firmBody, firmOf, firmQuery, firmRecord } from './firm.http.ts';

const countryNames = {
  en: new Intl.DisplayNames('en-CA', { type: 'region' }),
  fr: new Intl.DisplayNames('fr-CA', { type: 'region' }),
};

@Controller('api/v1/firm')
@Tagged(
  'Company',
  'The company of an account: what it is called, where it is, its links, pictures and what it shows to others.',
)
export class FirmController {
  constructor(
    @Inject(ACCOUNTS) private readonly services: Services,
    @Inject(Commands) private readonly commands: Commands,
    @Inject(Reads) private readonly reads: Reads,
    @Inject(AS_OF) private readonly past: AsOf,
  ) {}

  @Get()
  @Allow('producer', 'business')
  @Answers(firmRecord)
  @RequestHeaders('X-Min-Position')
  @Summary(
    'The company of the person who is logged in, now or as it was at an instant',
    'A company that was never saved is empty and has version 0. A state of the past has no version.',
  )
  async show(@Asking() context: RequestContext, @FromQuery(firmQuery) { asOf }: QueryOf<typeof firmQuery>) {
    const { companyId } = context;
    await this.reads.upTo(context, firmView);
    if (asOf !== undefined) {
      const then = await this.past.one<FirmRow>(firmView, companyId, asOf);
      return this.#answer(companyId, then?.row ?? emptyFirm(companyId), null);
    }
    const document = await this.services.documents.get<FirmRow>(firmView, companyId);
    return this.#answer(companyId, document?.row ?? emptyFirm(companyId), document?.revision ?? -1);
  }

  @Put()
  @Allow('producer', 'business')
  @BodyLimit(imageBytes(2))
  @Answers(firmRecord)
  @RequestHeaders('If-Match')
  @Summary(
    'Saves the company: details, address, links, preferences and pictures; only differences are recorded',
    'A field that is left out keeps its value. A picture is sent in base64 and re-encoded; `null` takes it away.',
  )
  async save(@Asking() context: RequestContext, @FromChange(firmBody) { firm: change }: ChangeOf<typeof firmBody>) {
    const { companyId } = context;
    const { image, imageAdditional, address, links, preferences, ...described } = change;
    const { country: _, ...written } = address; // the code says it, in the caller’s language
    const { latitude, longitude, countryCode } = written;
    const logo = await readUpload(companyId, image, 'firm.image');
    const additional = await readUpload(companyId, imageAdditional, 'firm.imageAdditional');
    const timeZone = latitude == null || longitude == null ? null : tzLookup(latitude, longitude);
    const countryName = countryNames[context.language].of(countryCode) ?? countryCode;
    const data = {
      ...described,
      address: { ...written, countryName, timeZone },
      ...(links && { links }),
      ...(preferences && { preferences }),
      ...(logo !== undefined && { logo: logo && pictureIds(logo) }),
      ...(additional !== undefined && { additional: additional && pictureIds(additional) }),
    };
    const current = () => this.#fromLog(companyId);
    const command = { type: 'SaveCompany', data } as const;
    // Pictures are kept before the record names them, and only when it is going to: a refused save leaves none behind.
    const uploads = [logo, additional].filter((picture) => picture !== undefined && picture !== null);
    if (uploads.length > 0) await this.commands.rehearse(context, firm, companyId, command, current);
    for (const picture of uploads) await keepPicture(this.services.blobs, picture);
    const sent = await this.commands.send(context, firm, companyId, command, current);
    this.services.accountStates.note(companyId, sent.position);
    return current();
  }

  /** What the log says at this moment. */
  async #fromLog(companyId: string): Promise<Answer> {
    const events = (await this.services.log.readStream(`firm-${companyId}`)) as unknown as (FirmEvent & Recorded)[];
    const row = events.reduce<FirmRow | null>((so, event) => fold(firmView, so, event), null);
    return this.#answer(companyId, row ?? emptyFirm(companyId), events.length - 1);
  }

  #answer(id: string, row: FirmRow, revision: number | null): Answer {
    return firmRecord.record({ id, attributes: firmOf(row), ...(revision !== null && { revision }) });
  }
}
