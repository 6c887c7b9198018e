import { Controller, Delete, Get, Inject, Post, Put, Module } from '@nestjs/common';
import { refusals, refuse, type Decider, type Message } from '@terroir/kernel';
import { z } from 'zod';
import { Allow } from '../contract/allow.ts';
import { nothing, resource, type Answer } from '../contract/answer.ts';
import { type RequestContext, Asking } from '../request/request-context.ts';
import { body, FromBody, FromChange } from '../contract/body.ts';
import { Commands } from '../server/commands.ts';
import { FromQuery, Id, paging, query, repeated } from '../contract/query.ts';
import {
  Answers,
  RequestHeaders,
  Summary,
  Tagged,
  Tight,
  type BodyOf,
  type ChangeOf,
  type QueryOf,
} from '../contract/route.ts';
import { EVENT_LOG } from '../contract/ports.ts';
import type { EventLog } from '@terroir/store';
import { RefusalError } from '../contract/errors.ts';

// A module as small as one can be, for the tests of this layer. Its events are those of an input of the books, because
// the log takes registered events only.

const WriteNote = z.object({
  text: z.string().trim().min(1).max(40),
  quantityRaw: z.number().gt(0).lt(10_000_000),
  kind: z.enum(['seed', 'feed']),
  tags: z.array(z.string().max(10)).max(3).default([]),
  place: z.object({ zipCode: z.string().max(10), latitude: z.number().min(-90).max(90) }).optional(),
  image: z
    .object({ base64data: z.string().max(100), fileName: z.string().max(20).meta({ wire: 'fileName' }) })
    .optional(),
  byId: z.record(z.string().max(40), z.object({ fillColor: z.string().max(10) })).optional(),
});
type WriteNote = z.output<typeof WriteNote>;

type NoteEvent =
  | {
      readonly type: 'InputRecorded';
      readonly data: {
        inputId: string;
        notes: string;
        quantity: number;
        subcategoryId: string;
        unitId: string;
        costCents: number;
      };
    }
  | { readonly type: 'InputRemoved'; readonly data: { inputId: string } };
type NoteCommand = { type: 'Write'; data: WriteNote } | { type: 'Remove'; data: object };
interface Note {
  readonly exists: boolean;
  readonly text: string;
  readonly quantity: number;
}

const { refuse: refuseNote } = refusals({
  note_forbidden: { status: 422, en: 'Not {word}, please.', fr: 'Pas de {word}, s’il vous plaît.' },
});

export const note: Decider<Note, NoteCommand & Message, NoteEvent> = {
  name: 'producer_input',
  initial: { exists: false, text: '', quantity: 0 },
  decide: {
    Write: (_, { text, quantityRaw }, { id }) =>
      text === 'forbidden'
        ? refuseNote('note_forbidden', { field: 'image.fileName', params: { word: text } })
        : {
            type: 'InputRecorded',
            data: { inputId: id, notes: text, quantity: quantityRaw, subcategoryId: 's', unitId: 'u', costCents: 0 },
          },
    Remove: (state, _, { id }) =>
      state.exists ? { type: 'InputRemoved', data: { inputId: id } } : refuse('not_found'),
  },
  evolve: {
    InputRecorded: (_, { notes, quantity }) => ({ exists: true, text: notes, quantity }),
    InputRemoved: (state) => ({ ...state, exists: false }),
  },
};

export const noteBody = body('note', WriteNote, {
  note: { en: 'Note', fr: 'Petit mot' },
  kind: { en: 'Kind', fr: 'Sorte' },
  tags: { en: 'Tags', fr: 'Étiquettes' },
  place: { en: 'Place', fr: 'Lieu' },
  zip_code: { en: 'Postal code', fr: 'Code postal' },
  image: { en: 'Image', fr: 'Photo' },
  by_id: { en: 'By id', fr: 'Par identifiant' },
  fill_color: { en: 'Fill', fr: 'Remplissage' },
  text: { en: 'Text', fr: 'Texte' },
  quantity_raw: { en: 'Quantity', fr: 'Quantité' },
  'place.zip_code': { en: 'Postal code', fr: 'Code postal', rules: { required: { en: 'Where?', fr: 'Où ?' } } },
});
export const notes = resource('note', { text: z.string(), quantityRaw: z.number(), writtenBy: z.string().optional() });
const notesQuery = query(
  { ...paging, asOf: z.iso.datetime().optional(), category: repeated(z.enum(['a', 'b'])) },
  { category: { en: 'Category', fr: 'Catégorie' } },
);

@Controller('api/v1/notes')
@Tagged('Notes', 'A module as small as one can be.')
export class NoteController {
  constructor(
    @Inject(Commands) private readonly commands: Commands,
    @Inject(EVENT_LOG) private readonly log: EventLog,
  ) {}

  @Get()
  @Allow('public')
  @Answers([notes])
  @RequestHeaders('X-Min-Position')
  @Summary('Says what was asked for', 'In one record.')
  list(@FromQuery(notesQuery) sent: QueryOf<typeof notesQuery>): Answer {
    return notes.list([{ id: 'echo', attributes: { text: JSON.stringify(sent), quantityRaw: sent.limit } }]);
  }

  @Get(':id')
  @Allow('producer')
  @Answers(notes)
  @Summary('A note', 'With its version.')
  async show(@Id() id: string): Promise<Answer> {
    const events = await this.log.readStream(`producer_input-${id}`);
    const last = events.findLast(({ type }) => type === 'InputRecorded');
    if (last === undefined) throw new RefusalError(refuse('not_found'));
    const { notes: text, quantity } = last.data as { notes: string; quantity: number };
    return notes.record({ id, attributes: { text, quantityRaw: quantity }, revision: events.length - 1 });
  }

  @Post()
  @Allow('producer', 'plan_level_1')
  @Answers(notes)
  @Summary('Writes a note', 'A new one.')
  write(@Asking() context: RequestContext, @FromBody(noteBody) data: BodyOf<typeof noteBody>): Promise<Answer> {
    return this.#send(context, context.newId(), data);
  }

  @Put(':id')
  @Allow('producer', 'business', 'plan_level_2')
  @Answers(notes)
  @RequestHeaders('If-Match')
  @Summary('Writes a note again', 'As a new version.')
  rewrite(
    @Asking() context: RequestContext,
    @Id() id: string,
    @FromChange(noteBody) data: ChangeOf<typeof noteBody>,
  ): Promise<Answer> {
    return this.#send(context, id, { tags: [], ...data });
  }

  @Delete(':id')
  @Allow('signed_in')
  @Answers('nothing')
  @RequestHeaders('If-Match')
  @Summary('Removes a note', 'For good.')
  remove(@Asking() context: RequestContext, @Id() id: string): Promise<Answer> {
    return this.commands.send(context, note, id, { type: 'Remove', data: {} }).then(nothing);
  }

  @Post('knock')
  @Allow('public')
  @Tight('email', 'of')
  @Answers('nothing')
  @Summary('Counts tightly', 'By address and e-mail.')
  knock(): Answer {
    return nothing();
  }

  @Post('fall')
  @Allow('analyst')
  @Answers('nothing')
  @Summary('Fails as code fails', 'With a sentence of a database.')
  fall(): Answer {
    throw new TypeError('SELECT secret FROM somewhere failed');
  }

  #send(context: RequestContext, id: string, data: WriteNote): Promise<Answer> {
    return this.commands
      .send(context, note, id, { type: 'Write', data }, () => this.show(id))
      .then(({ state, revision }) =>
        notes.record({ id, revision, attributes: { text: state.text, quantityRaw: state.quantity } }),
      );
  }
}

@Module({ controllers: [NoteController] })
export class NoteModule {}
