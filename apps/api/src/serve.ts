import { fillFreshFolder } from '@terroir/demo';
import { DamagedLog, StoreUnavailable } from '@terroir/store';
import { pino, type Logger } from 'pino';
import { openApp, type App } from './app.ts';
import { awaitedBy } from './awaited.ts';
import { sayProgress } from './building.ts';
import { readConfig, WrongSetting, type Config } from './config.ts';

/** How long, in milliseconds, what is under way may take once the process gets the signal to end: a send to a silent Kafka takes nine. */
const GRACE = 20_000;
/** What the system says of a folder that is read-only, not ours, full, or no folder. */
const FOLDER_TROUBLE: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC']);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger: Logger = pino({ level: config.logLevel });
  if (config.demo) await fillWithDemo(config, logger);
  const app = await openApp(config, { logger });
  end(app, logger);
  const address = await app.fastify.listen({ port: config.port, host: config.host });
  const awaited = await awaitedBy(config, app.store);
  if (awaited !== null) process.stderr.write(`${awaited}.\n`);
  process.stdout.write(`Terroir is at ${address.replace('127.0.0.1', 'localhost')}\n`);
  if (!config.production && config.smtpUrl === undefined)
    process.stdout.write(`Mail is shown at ${address.replace('127.0.0.1', 'localhost')}/dev/mail\n`);
  if (app.demoAccounts.length > 0) {
    process.stdout.write('Demo accounts, all with the same password:\n');
    for (const { name, email, password } of app.demoAccounts)
      process.stdout.write(`  ${email}  ${password}  (${name})\n`);
  }
  await sayProgress(app, (line) => process.stderr.write(line));
}

/** A fresh data folder gets the demo region; any other is left alone. Progress goes to standard error. */
async function fillWithDemo({ dataDir, masterKey }: Config, logger: Logger): Promise<void> {
  let last = -1;
  const onProgress = (share: number): void => {
    const tenth = Math.floor(share * 10);
    if (tenth > last) process.stderr.write(`Filling ${dataDir} with the demo region … ${tenth * 10} %\n`);
    last = Math.max(last, tenth);
  };
  const report = (error: unknown): void => logger.error({ err: error }, 'The demo region met with an error');
  await fillFreshFolder(dataDir, { until: new Date().toISOString(), masterKey, onProgress, report });
}

/** Ends on the usual signals after what is under way; a second signal, or too long a wait, ends at once. */
function end(app: App, logger: Logger): void {
  let ending = false;
  const stop = (code: number): void => {
    if (ending) process.exit(code === 0 ? 130 : code);
    ending = true;
    setTimeout(() => {
      logger.fatal({ seconds: GRACE / 1000 }, 'Terroir ends with work under way: it took too long');
      process.exit(1);
    }, GRACE).unref();
    app.close().then(
      () => process.exit(code),
      (error: unknown) => {
        logger.fatal({ err: error }, 'Terroir could not end in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  const fall = (error: unknown): void => {
    logger.fatal({ err: error }, 'Terroir stops: something went wrong that nobody expected');
    stop(1);
  };
  process.on('uncaughtException', fall);
  process.on('unhandledRejection', fall);
}

/** Runs the server until a signal ends it; what keeps it from starting is written to standard error. */
export async function serve(): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${told(error)}\n`);
    process.exit(1);
  }
}

/** What the operator can mend is one sentence; anything else comes with its stack. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const mendable = [WrongSetting, StoreUnavailable, DamagedLog].some((kind) => error instanceof kind);
  if (isAddressTaken(error)) return `${error.message}: end what listens there, or set PORT to another number.`;
  if ('code' in error && FOLDER_TROUBLE.has(String(error.code)))
    return `The data folder cannot be used (${error.message}): mend its rights, or set DATA_DIR to another folder.`;
  return mendable ? error.message : (error.stack ?? error.message);
}

function isAddressTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
