import { parentPort, workerData } from 'node:worker_threads';
import { DocumentsWriter } from './documents.writer.ts';
import { LogWriter, type LogWriterOptions } from './event-log.writer.ts';
import { SecretsWriter } from './secrets.writer.ts';
import { serve } from './writer-port.ts';

// The thread that holds one writer. Everything it imports runs in Node as it is, so that tests need no build.
const { role, options } = workerData as
  { role: 'log'; options: LogWriterOptions } | { role: 'secrets' | 'documents'; options: { folder: string } };

if (parentPort !== null) {
  if (role === 'log') serve(parentPort, () => new LogWriter(options));
  else if (role === 'documents') serve(parentPort, () => new DocumentsWriter(options.folder));
  else serve(parentPort, () => new SecretsWriter(options.folder));
}
