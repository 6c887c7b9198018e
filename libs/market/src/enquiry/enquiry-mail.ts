import type { EnquiryEvent, Language, WebsiteEvent } from '@terroir/events';
import { evolve, fold, type Recorded } from '@terroir/kernel';
import {
  letterDeferral,
  react,
  type EventLog,
  type ListedCheckpoints,
  type Reactor,
  type ReactorOptions,
} from '@terroir/store';
import { website } from '../website/website.decider.ts';
import { enquiryWords, type LetterOccasion, type LetterWords } from './enquiry-letters.ts';
import { receivedEnquiryView, type EnquiryRow } from './enquiry.view.ts';

/** Who gets letters, or writes them. */
export interface Correspondent {
  /** What its letters begin with. */
  readonly name: string;
  /** What others call it: the company, while it has a name. */
  readonly companyName: string | null;
  readonly email: string;
  readonly language: Language;
}

export interface EnquiryMailPorts {
  readonly log: EventLog;
  /** Of the installation, ISO 4217. */
  readonly currency: string;
  /** The person of an account; null when there is nobody any more. */
  readonly correspondent: (accountId: string) => Promise<Correspondent | null>;
  /** Hands a letter over. `path` is where its button leads within the application. @throws MailUnavailable */
  readonly send: (
    to: Pick<Correspondent, 'name' | 'email' | 'language'>,
    letter: { readonly id: string; readonly words: LetterWords; readonly path: string; readonly replyTo: string },
  ) => Promise<void>;
}

/** The name of the reactor that mails enquiries, and of its checkpoint. */
export const ENQUIRY_MAIL = 'enquiry_mail';

interface Written {
  readonly id: string;
  readonly stream: string;
  readonly data: { readonly enquiryId: string; readonly message: string };
}

/**
 * Mails each message to the side that it was written to, in its language, with the writer's address to reply to. A letter has
 * its event's id, so that one that is sent twice after an unknown outcome is the same letter. Where either side was erased by then
 * there is none.
 */
export function enquiryMail({
  log,
  currency,
  correspondent,
  send,
}: EnquiryMailPorts): Pick<ReactorOptions<EnquiryEvent>, 'name' | 'from' | 'on'> {
  /** The enquiry as its producer has it; it names both sides. */
  async function rowOf(stream: string): Promise<EnquiryRow | null> {
    const past = (await log.readStream(stream)) as unknown as (EnquiryEvent & Recorded)[];
    return past.reduce<EnquiryRow | null>((row, event) => fold(receivedEnquiryView, row, event), null);
  }

  async function websitePath(producerId: string): Promise<string> {
    const past = (await log.readStream(`${website.name}-${producerId}`)) as unknown as (WebsiteEvent & Recorded)[];
    const { slug } = evolve(website, past);
    return slug === null ? '/' : `/websites/${slug}`;
  }

  async function mail(occasion: LetterOccasion, toProducer: boolean, { id, stream, data }: Written): Promise<void> {
    const row = await rowOf(stream);
    if (row === null || data.message === '') return; // its writer was erased
    const { producerId, otherId, guest, seen, distanceKm } = row;
    const producer = await correspondent(producerId);
    const other = guest === null ? await correspondent(otherId) : null;
    const sender: Correspondent | null = other ?? (guest && { ...guest, companyName: null });
    if (producer === null || sender === null) return;
    const [writer, reader] = toProducer ? [sender, producer] : [producer, sender];
    const hasInbox = toProducer || guest === null;
    const name = writer.companyName ?? writer.name;
    const letter = { occasion, writer: name, replyTo: writer.email, message: data.message, seen, distanceKm, hasInbox };
    await send(reader, {
      id,
      words: enquiryWords(letter, reader.language, currency),
      path: hasInbox ? `/enquiries?id=${data.enquiryId}` : await websitePath(producerId),
      replyTo: writer.email,
    });
  }

  return {
    name: ENQUIRY_MAIL,
    // An enquiry may be taken before any process mails; of a demo region's the checkpoint stands behind the last.
    from: 'start',
    on: {
      EnquirySent: (event) => mail('asked', true, event),
      GuestEnquirySent: (event) => mail('visitor', true, event),
      EnquiryAnswered: (event) => mail('answered', false, event),
      EnquiryContinued: (event) => mail('continued', true, event),
    },
  };
}

/** Mails enquiries as their events come by, for one process at a time. */
export const openEnquiryMail = ({
  checkpoints,
  report,
  ...ports
}: EnquiryMailPorts & {
  readonly checkpoints: ListedCheckpoints;
  readonly report: (error: unknown) => void;
}): Promise<Reactor> => react({ log: ports.log, checkpoints, deferral: letterDeferral(report), ...enquiryMail(ports) });
