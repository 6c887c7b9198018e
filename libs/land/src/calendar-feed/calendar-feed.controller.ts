import { Controller, Delete, Get, HttpCode, Inject, Post } from '@nestjs/common';
import {
  Allow,
  Answers,
  Asking,
  Bytes,
  CALENDAR_LINK,
  FromPath,
  NOW,
  nothing,
  path,
  RefusalError,
  resource,
  SECRETS,
  Summary,
  Tagged,
  type Answer,
  type PathOf,
  type RequestContext,
} from '@terroir/http';
import { refuse } from '@terroir/kernel';
import type { Secrets } from '@terroir/store';
import { z } from 'zod';
import { CalendarFeeds } from './calendar-feeds.ts';
import { accountOf, isTokenOf, newLink, TOKEN, type KeptLink } from './feed-link.ts';

const feeds = resource(
  'calendar_feed',
  {
    active: z.boolean(),
    createdAt: z.iso.datetime().nullable(),
    url: z.string().nullable().meta({ description: 'Shown once, where the link is made; only its hash is kept' }),
  },
  { versioned: false },
);
const filePath = path({ token: z.string().regex(TOKEN) });
const allow = ['producer', 'plan_level_1'] as const;

/** The tasks of a company for calendar programs, behind a link that nobody can guess. */
@Controller('api/v1')
@Tagged('Calendar', 'The tasks of a company for calendar programs, behind a secret link.')
export class CalendarFeedController {
  constructor(
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(NOW) private readonly now: () => string,
    @Inject(CalendarFeeds) private readonly calendars: CalendarFeeds,
  ) {}

  @Get('calendar_feed')
  @Allow(...allow)
  @Answers(feeds)
  @Summary('Whether a calendar link of this account is valid', 'The link itself is shown where it is made alone.')
  async show(@Asking() { accountId }: RequestContext): Promise<Answer> {
    const link = await this.#linkOf(accountId);
    const attributes = { active: link !== null, createdAt: link?.createdAt ?? null, url: null };
    return feeds.record({ id: accountId, attributes });
  }

  @Post('calendar_feed')
  @HttpCode(201)
  @Allow(...allow)
  @Answers(feeds)
  @Summary('Makes a calendar link, or a new one', 'An earlier link of the account is worth nothing from then on.')
  async renew(@Asking() { accountId, companyId, language }: RequestContext): Promise<Answer> {
    const { token, hash } = newLink(accountId);
    const createdAt = this.now();
    const value: KeptLink = { hash, companyId, language, createdAt };
    await this.secrets.put({ kind: CALENDAR_LINK, key: accountId, owner: accountId, value, expires: null });
    const attributes = { active: true, createdAt, url: `/api/v1/calendar/${token}.ics` };
    return feeds.record({ id: accountId, attributes });
  }

  @Delete('calendar_feed')
  @Allow(...allow)
  @Answers('nothing')
  @Summary('Revokes the calendar link', 'Calendar programs that have it are refused from then on.')
  async revoke(@Asking() { accountId }: RequestContext): Promise<Answer> {
    await this.secrets.remove(CALENDAR_LINK, accountId);
    return nothing();
  }

  @Get('calendar/:token.ics')
  @Allow('public')
  @Answers({ mediaTypes: ['text/calendar'] })
  @Summary(
    'The tasks of a company as an iCalendar file',
    'For calendar programs, which send no token but that of the link. What ended more than a year ago is left out.',
  )
  async file(@FromPath(filePath) { token }: PathOf<typeof filePath>): Promise<Bytes> {
    const link = await this.#linkOf(accountOf(token));
    if (link === null || !isTokenOf(token, link)) throw new RefusalError(refuse('not_found'));
    const text = await this.calendars.of(link.companyId, link.language);
    return new Bytes(Buffer.from(text), 'text/calendar; charset=utf-8');
  }

  async #linkOf(accountId: string): Promise<KeptLink | null> {
    return (await this.secrets.get<KeptLink>(CALENDAR_LINK, accountId, this.now()))?.value ?? null;
  }
}
