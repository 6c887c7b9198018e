import { readConfig, WrongSetting } from './config.ts';
import { openApp, type App } from './app.ts';
import { pino, type Logger } from 'pino';

// The server: `node apps/api/dist/main.js`, configured by the environment (config.ts).

const GRACE = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger: Logger = pino({ level: config.logLevel });
  const app = await openApp(config, { logger });
  end(app, logger);
  const address = await app.fastify.listen({ port: config.port, host: config.host });
  process.stdout.write(`Terroir is at ${address.replace('127.0.0.1', 'localhost')}\n`);
  if (!config.production && config.smtpUrl === undefined)
    process.stdout.write(`Mail is shown at ${address.replace('127.0.0.1', 'localhost')}/dev/mail\n`);
}

/** Ends on the usual signals after what is under way; a second signal, or too long a wait, ends at once. */
function end(app: App, logger: Logger): void {
  let ending = false;
  const stop = (code: number): void => {
    if (ending) process.exit(code === 0 ? 130 : code);
    ending = true;
    setTimeout(() => process.exit(1), GRACE).unref();
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

try {
  await main();
} catch (error) {
  const told =
    error instanceof WrongSetting || isAddressTaken(error)
      ? (error as Error).message
      : String((error as Error).stack ?? error);
  process.stderr.write(`${told}\n`);
  process.exit(1);
}

function isAddressTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
