import { body, imageUrl, recordController, resource } from '@terroir/http';
import { Certification, CertificationChange } from './certification.commands.ts';
import { certification } from './certification.decider.ts';
import { certificationView } from './certification.view.ts';
import { certificationShape, certificationTexts } from './certification.wire.ts';

export const CertificationController = recordController({
  noun: 'Certification',
  path: 'certifications',
  one: 'a certification',
  many: 'certifications',
  allow: ['producer', 'plan_level_2'],
  decider: certification,
  view: certificationView,
  body: body('certification', Certification, certificationTexts),
  change: body('certification', CertificationChange, certificationTexts),
  pictures: ['image'],
  resource: resource('certification', certificationShape),
  attributes: ({ number, certifier, validFrom, validUntil, image, recordedAt }) => ({
    number,
    certifier,
    validFrom: validFrom ?? null,
    validUntil: validUntil ?? null,
    imageUrls: { image: imageUrl(image.image), thumbnail: imageUrl(image.thumbnail) },
    recordedAt,
  }),
});
