import type { CertificationEvent } from '@terroir/events';
import { recordDecider } from '@terroir/kernel';
import { refuse } from '../refusals.ts';
import { isInOrder, type CertificationCommand } from './certification.commands.ts';

/** What an organization certifies of a company, with a picture of the certificate. An id is recorded once. */
export const certification = recordDecider<'Certification', CertificationCommand, CertificationEvent>({
  name: 'certification',
  noun: 'Certification',
  fieldsOf: (form) => form,
  // A correction may name one of the dates alone.
  check: ({ validFrom, validUntil }) =>
    isInOrder(validFrom, validUntil)
      ? null
      : refuse('validity_order', { field: 'validUntil', dependsOn: ['validFrom'] }),
});
