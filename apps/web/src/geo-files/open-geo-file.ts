import { askWorker, WorkerGaveUp, type WorkerLike } from '../sheets/ask-worker.ts';
import type { GeoFileAnswer, GeoFileRequest } from './geo-file-answer.ts';
import { geoLimits, GeoProblem, type GeoFile } from './geo-file.ts';

const newWorker = (): WorkerLike => new Worker(new URL('./geo-file.worker.ts', import.meta.url), { type: 'module' });

/** Reads a file of outlines beside the page. @throws GeoProblem, or the reason of the signal */
export async function openGeoFile(
  bytes: Uint8Array,
  signal?: AbortSignal,
  makeWorker: () => WorkerLike = newWorker,
): Promise<GeoFile> {
  if (bytes.length > geoLimits.bytes) throw new GeoProblem('too_large');
  const request: GeoFileRequest = { bytes };
  const answer = await askWorker<GeoFileAnswer>(makeWorker, request, geoLimits.patience, signal).catch(
    (thrown: unknown) => {
      throw thrown instanceof WorkerGaveUp ? new GeoProblem(thrown.reason) : thrown;
    },
  );
  if ('problem' in answer) throw new GeoProblem(answer.problem, answer.detail);
  return answer.file;
}
