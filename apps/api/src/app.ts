import { join } from 'node:path';
import { Module, type Provider } from '@nestjs/common';
import {
  ACCOUNTS,
  accountProviders,
  accountView,
  onlineAddresses,
  type AccountRow,
  type Services,
} from '@terroir/accounts/server';
import { demoAccounts, demoPeople, type DemoAccount } from '@terroir/demo';
import { modules, views } from '@terroir/modules';
import { isStopToken, publicPages, publicPagesReached, searchMailState, stopSearchMail } from '@terroir/market/server';
import { HistoryModule } from '@terroir/history/server';
import {
  ACTOR_NAMES,
  BLOBS,
  DOCUMENTS,
  httpApp,
  HttpModule,
  MAIL,
  NEW_ID,
  NOW,
  securityLog,
  storePorts,
  type ActorNames,
  type HttpApp,
} from '@terroir/http';
import {
  mailFolder,
  passingRefused,
  publishing,
  smtpMail,
  uuidv7,
  type Blobs,
  type Building,
  type Mail,
  type ReadModels,
  type Store,
} from '@terroir/store';
import { pino, type Logger } from 'pino';
import { backgroundErrors } from './background-errors.ts';
import { isBuilt, waitedFor } from './building.ts';
import type { Config, Role } from './config.ts';
import { serveDevMail } from './dev-mail.ts';
import { openEngines, type EnginesOptions, type Follower } from './engines.ts';
import { screenHeads } from './public-pages/screen-head.ts';
import { readFirstScreens } from './public-pages/first-screens.ts';
import { serveSitemap } from './public-pages/sitemap.ts';
import { serveStopMail } from './stop-mail.ts';
import { openEnquiryLetters, openLetters } from './letters.ts';
import { present } from './present.ts';
import { CONFIG, DEMO_ACCOUNTS, SettingsController } from './settings.controller.ts';
import { serveWeb, webFolder } from './web.ts';

export interface AppOptions extends Pick<EnginesOptions, 'kafkaSockets'> {
  readonly now?: () => string;
  /** Where commits wait for the disk; on threads of their own unless said. */
  readonly writer?: 'thread' | 'inline';
  readonly logger?: Logger;
}

/** The whole application on its data folder, ready to listen. */
export interface App extends HttpApp {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly reactors: readonly Follower[];
  /** The accounts that anybody may try; none unless this is a demo region. */
  readonly demoAccounts: readonly DemoAccount[];
  /** The read models that are waited for before people are answered; null when they can be. */
  readonly building: () => Building | null;
  /** What is still built, also while people are answered from earlier rows; null in a cluster, whose health says so. */
  readonly behind: () => Building | null;
  /**
   * Ends after what is under way: it listens no more from the first moment on, whatever a follower waits for, and what all of
   * it stands on goes last. @throws the error of what could not end, or an AggregateError; the rest is ended all the same
   */
  close(): Promise<void>;
}

type End = () => Promise<unknown>;

/** Ends these at the same time; answers the errors of those that could not end. */
async function endAll(ends: readonly End[]): Promise<unknown[]> {
  const ended = await Promise.allSettled(ends.map((end) => end()));
  return ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
}

/** In milliseconds. */
const A_MOMENT = 1000;
const HOUR = 60 * 60 * 1000;

/** Opens the data folder, puts the modules together and starts what follows the log. */
export async function openApp(config: Config, options: AppOptions = {}): Promise<App> {
  const { now = present, writer = 'thread', kafkaSockets } = options;
  const logger = options.logger ?? pino({ level: config.logLevel });
  const { report, close: tellTheRest } = backgroundErrors((err, alike) =>
    logger.error({ err, ...(alike > 0 && { alike }) }, 'Something went wrong in the background'),
  );
  /** What is at work, which ends together; then what it stands on, the last opened first. */
  const working: End[] = [];
  const standing: End[] = [async () => tellTheRest()];
  const close = async (): Promise<void> => {
    const errors = await endAll(working.splice(0));
    for (const end of standing.splice(0).toReversed()) errors.push(...(await endAll([end])));
    if (errors.length > 1) throw new AggregateError(errors, 'Several parts could not end');
    if (errors.length > 0) throw errors[0];
  };
  try {
    const { dataDir: dir } = config;
    const engines = await openEngines(config, { views, writer, report, ...(kafkaSockets && { kafkaSockets }) });
    standing.push(() => engines.close());
    const { store, blobs, roles, outward, followers, sessionMemory } = engines;
    const folder = config.smtpUrl === undefined ? mailFolder(join(dir, 'mail'), config.mailFrom) : null;
    const mail: Mail = passingRefused(folder ?? smtpMail(config.smtpUrl ?? '', config.mailFrom), report);
    standing.push(() => mail.close());
    // In the cluster /api/health/ready says so; another process may be building.
    const behind = config.cluster === null ? () => store.projector.building() : () => null;
    const building = waitedFor({ building: behind });
    // What is built in a moment is waited for here, so that nobody is asked to come again.
    await isBuilt(building, A_MOMENT);
    const offered = config.demo ? await demoAccountsIn(store) : [];

    const http = await httpApp(
      rootModule(config, roles, [
        ...storePorts(store, followers),
        { provide: BLOBS, useValue: blobs },
        { provide: MAIL, useValue: mail },
        { provide: NOW, useValue: now },
        { provide: NEW_ID, useValue: uuidv7 },
        names,
        { provide: CONFIG, useValue: config },
        { provide: DEMO_ACCOUNTS, useValue: offered },
        ...accountProviders({
          publicUrl: config.publicUrl,
          strict: config.strictAccounts,
          security: securityLog(logger),
          onlineAddresses: config.geocoder === undefined ? null : onlineAddresses(config.geocoder),
          ...(sessionMemory === undefined ? {} : { sessionMemory }),
        }),
      ]),
      {
        headers: config,
        rates: config.rates,
        trustProxy: config.trustProxy,
        logger,
        isBuilding: () => building() !== null,
        ...engines.http,
      },
      async (fastify, routes) => {
        if (!roles.has('http')) return;
        if (folder !== null && !config.production) serveDevMail(fastify, folder);
        serveSitemap(
          fastify,
          () => publicPages(store.documents),
          () => publicPagesReached(store.projector),
          config.publicUrl,
        );
        await serveStopMail(fastify, {
          isToken: (searchId, token) => isStopToken(store.keyring, searchId, token),
          stateOf: (searchId) => searchMailState(store.log, searchId),
          stop: (searchId) => stopSearchMail({ log: store.log, keyring: store.keyring, now, newId: uuidv7 }, searchId),
        });
        const sources = { documents: store.documents, installation: config, first: readFirstScreens(webFolder), now };
        await serveWeb(fastify, routes, webFolder, building, screenHeads(sources));
      },
    );
    working.push(() => http.app.close());

    if (roles.has('publishing')) {
      const accounts = http.app.get<Services>(ACCOUNTS);
      const letters = await engines.follow('letters', (checkpoints) =>
        openLetters(accounts, mail, {
          checkpoints,
          timeZone: config.timeZone,
          currency: config.currency,
          positions: store.projector,
          report,
        }),
      );
      working.push(() => letters.close());
      const enquiries = await engines.follow('enquiries', (checkpoints) =>
        openEnquiryLetters(accounts, mail, { checkpoints, currency: config.currency, report }),
      );
      working.push(() => enquiries.close());
      if (outward !== null) {
        const { name, publisher } = outward;
        const telling = await engines.follow(name, (checkpoints) =>
          publishing({ name, log: store.raw, checkpoints, publisher }),
        );
        working.push(() => telling.close());
      }
    }
    const sweep = setInterval(() => void store.secrets.sweep(now()).catch(report), HOUR).unref();
    working.push(() => Promise.resolve(clearInterval(sweep)));
    return { ...http, store, blobs, reactors: followers, demoAccounts: offered, building, behind, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The accounts that anybody may try, when the data folder is a demo region. */
async function demoAccountsIn({ log }: Store): Promise<readonly DemoAccount[]> {
  const [first] = demoPeople;
  const there = first !== undefined && (await log.readStream(`account-${first.accountId}`)).length > 0;
  return there ? demoAccounts : [];
}

/** Names of people in the history come from the accounts' own read model. */
const names: Provider = {
  provide: ACTOR_NAMES,
  inject: [DOCUMENTS],
  useFactory: (documents: ReadModels): ActorNames => ({
    nameOf: async (accountId) => (await documents.get<AccountRow>(accountView, accountId))?.row.name ?? null,
  }),
};

/** A process that serves no pages still answers whether it lives and is ready. */
function rootModule(config: Config, roles: ReadonlySet<Role>, ports: readonly Provider[]) {
  if (!roles.has('http')) return HttpModule.with(ports);

  @Module({
    imports: [HttpModule.with(ports), ...modules.map(({ nest }) => nest(config)), HistoryModule.with({ views })],
    controllers: [SettingsController],
  })
  class AppModule {}
  return AppModule;
}
