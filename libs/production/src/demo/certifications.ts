import type { Language } from '@terroir/events';
import type { DataOf } from '@terroir/kernel';
import { readUpload, type ReadPicture } from '@terroir/http';
import type { CertificationCommand } from '../certification/certification.commands.ts';
import { certificate, type CertificateSeal } from './certificate.ts';
import type { PracticingFarm } from './practices.ts';

/** Nobody of the region is certified by an organization that exists. */
const certifiers: Readonly<Record<CertificateSeal, Readonly<Record<Language, string>>>> = {
  organic: { en: 'Appalachian Organic Certification', fr: 'Certification biologique des Appalaches' },
  maple: { en: 'Townships Maple Quality', fr: 'Qualité érable des Cantons' },
  welfare: { en: 'Pasture and Welfare Council', fr: 'Conseil du pâturage et du bien-être animal' },
};

const sealsOf: Readonly<Record<PracticingFarm['kind'], readonly CertificateSeal[]>> = {
  vegetables: ['organic'],
  dairy: ['welfare', 'organic'],
  maple: ['maple', 'organic'],
  orchard: ['organic'],
  grain: ['organic'],
  sheep: ['welfare'],
  bees: ['organic'],
  berries: ['organic'],
  mushrooms: ['organic'],
  herbs: ['organic'],
};

/** A certification of a demo producer: what is recorded, and its picture, re-encoded as an upload is. */
export interface DemoCertification {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly data: Omit<DataOf<CertificationCommand, 'RecordCertification'>, 'image'>;
  readonly picture: () => Promise<ReadPicture>;
}

export interface CertifiedFarm extends PracticingFarm {
  readonly language: Language;
}

const DAY = 24 * 60 * 60 * 1000;
const pictures = new Map<CertificateSeal, Promise<ReadPicture>>();

/** Each drawing is prepared once, however many producers have it. */
function pictureOf(seal: CertificateSeal): Promise<ReadPicture> {
  let made = pictures.get(seal);
  if (made === undefined) {
    made = readUpload('demo', { base64data: Buffer.from(certificate(seal)).toString('base64') }, 'image');
    pictures.set(seal, made);
  }
  return made;
}

/** The certifications of a demo producer: valid for a year; the second of a farm that has two ends within a month. */
export function demoCertifications({ seed, kind, language, until }: CertifiedFarm): readonly DemoCertification[] {
  const offset = new TextEncoder().encode(seed).reduce((sum, byte) => sum + byte, 0);
  const instant = (days: number) => new Date(Date.parse(until) + days * DAY).toISOString();
  return sealsOf[kind].map((seal, index) => {
    const left = index === 0 ? 90 + (offset % 120) : 15 + (offset % 12);
    const begun = left - 365;
    return {
      at: instant(Math.max(begun + 3, -(index === 0 ? 10 : 8))),
      data: {
        number: `${seal.slice(0, 3).toUpperCase()}-${1000 + ((offset * 7 + index * 311) % 9000)}`,
        certifier: certifiers[seal][language],
        validFrom: instant(begun).slice(0, 10),
        validUntil: instant(left).slice(0, 10),
      },
      picture: () => pictureOf(seal),
    };
  });
}
