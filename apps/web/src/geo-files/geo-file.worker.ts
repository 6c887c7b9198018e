import { geoFileAnswer, type GeoFileRequest } from './geo-file-answer.ts';

addEventListener('message', ({ data }: MessageEvent<GeoFileRequest>) => postMessage(geoFileAnswer(data)));
