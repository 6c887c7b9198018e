import { listOf, record, type Told } from './answers.ts';

/** A certification as the server answers it; what is not said of it is that of the organic certificate. */
export const wireCertification = (more: object = {}) => ({
  number: 'BIO-4471',
  certifier: 'Écocert Canada',
  valid_from: '2026-03-01',
  valid_until: '2999-02-28',
  image_urls: { image: '/api/v1/images/aa', thumbnail: '/api/v1/images/ab' },
  recorded_at: '2026-03-02T00:00:00.000Z',
  ...more,
});

/** One certification, at a version. */
export const certificationAnswer = (version: number, more: object = {}, id = '1'): Told => ({
  ...record('certification', wireCertification(more), id),
  headers: { ETag: `"${version}"` },
});

/** The list: certifications numbered from 1, by what each says. */
export const certificationList = (...rows: readonly object[]): Told =>
  listOf(
    'certification',
    rows.map((more, place) => [String(place + 1), wireCertification(more), 1]),
  );
