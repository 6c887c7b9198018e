import { join } from 'node:path';
import { Module, type Provider } from '@nestjs/common';
import {
  AccountsModule,
  ACCOUNTS,
  accountMail,
  accountProviders,
  accountViews,
  letterCauses,
  onlineAddresses,
  type Services,
} from '@terroir/accounts/server';
import { FinanceModule, financeViews } from '@terroir/finance/server';
import {
  BLOBS,
  httpApp,
  HttpModule,
  MAIL,
  NEW_ID,
  NOW,
  openStore,
  storePorts,
  type HttpApp,
  type Store,
} from '@terroir/http';
import {
  checkpointsIn,
  mailFolder,
  openBlobFolder,
  react,
  smtpMail,
  uuidv7,
  type Blobs,
  type Mail,
  type Reactor,
} from '@terroir/store';
import type { StoredEvent } from '@terroir/events';
import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';
import { serveDevMail } from './dev-mail.ts';
import { CONFIG, DEMO_ACCOUNTS, SettingsController, type DemoAccount } from './settings.controller.ts';
import { serveWeb } from './web.ts';

/** Every view of the house. */
export const views = [...accountViews, ...financeViews] as const;

export interface AppOptions {
  readonly now?: () => string;
  /** Where commits wait for the disk; on threads of their own unless said. */
  readonly writer?: 'thread' | 'inline';
  readonly logger?: Logger;
  /** Runs on the open store before anybody is answered; gives the accounts that anybody may try. */
  readonly seed?: (store: Store, blobs: Blobs) => Promise<readonly DemoAccount[]>;
}

/** The whole application on its data folder, ready to listen. */
export interface App extends HttpApp {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly reactors: readonly Reactor[];
  /** Ends after what is under way, in the opposite order of opening. */
  close(): Promise<void>;
}

const HOUR = 60 * 60 * 1000;

/** Opens the data folder, puts the modules together and starts what follows the log. */
export async function openApp(config: Config, options: AppOptions = {}): Promise<App> {
  const { now = () => new Date().toISOString(), writer = 'thread' } = options;
  const logger = options.logger ?? pino({ level: config.logLevel });
  const report = (error: unknown): void => logger.error({ err: error }, 'Something went wrong in the background');
  const closing: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).toReversed()) await end();
  };
  try {
    const { dataDir: dir, masterKey } = config;
    const store = await openStore({ dir, views, writer, masterKey, report });
    closing.push(() => store.close());
    const blobs = await openBlobFolder(join(dir, 'blobs'));
    closing.push(() => blobs.close());
    const folder = config.smtpUrl === undefined ? mailFolder(join(dir, 'mail'), config.mailFrom) : null;
    const mail: Mail = folder ?? smtpMail(config.smtpUrl ?? '', config.mailFrom);
    closing.push(() => mail.close());
    const demoAccounts = (await options.seed?.(store, blobs)) ?? [];

    const http = await httpApp(
      rootModule(config, [
        ...storePorts(store),
        { provide: BLOBS, useValue: blobs },
        { provide: MAIL, useValue: mail },
        { provide: NOW, useValue: now },
        { provide: NEW_ID, useValue: uuidv7 },
        { provide: CONFIG, useValue: config },
        { provide: DEMO_ACCOUNTS, useValue: () => demoAccounts },
        ...accountProviders({
          publicUrl: config.publicUrl,
          strict: config.strictAccounts,
          onlineAddresses: config.geocoder === undefined ? null : onlineAddresses(config.geocoder),
        }),
      ]),
      { headers: config, rates: config.rates, trustProxy: config.trustProxy, logger },
      async (fastify) => {
        if (folder !== null && !config.production) serveDevMail(fastify, folder);
        await serveWeb(fastify);
      },
    );
    closing.push(() => http.app.close());

    const write = accountMail(http.app.get<Services>(ACCOUNTS), mail);
    const letters = await react({
      name: 'account mail',
      log: store.log,
      checkpoints: checkpointsIn(store.secrets),
      from: 'start',
      on: Object.fromEntries(letterCauses.map((type) => [type, (event: object) => write(event as StoredEvent)])),
    });
    closing.push(() => letters.close());
    const sweep = setInterval(() => void store.secrets.sweep(now()).catch(report), HOUR).unref();
    closing.push(() => Promise.resolve(clearInterval(sweep)));
    return { ...http, store, blobs, reactors: [letters], close };
  } catch (error) {
    await close();
    throw error;
  }
}

function rootModule(config: Config, ports: readonly Provider[]) {
  @Module({
    imports: [HttpModule.with(ports), AccountsModule, FinanceModule.with({ timeZone: config.timeZone })],
    controllers: [SettingsController],
  })
  class AppModule {}
  return AppModule;
}
