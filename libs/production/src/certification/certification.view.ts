import { certificationEvents, type CertificationEvent } from '@terroir/events';
import { recordView } from '@terroir/kernel';

/** The certifications of all companies, one row each. */
export const certificationView = recordView<'Certification', CertificationEvent>({
  name: 'certification',
  version: 1,
  noun: 'Certification',
  events: certificationEvents,
  indexes: { recorded: ['companyId', 'removed', 'recordedAt'] },
  label: 'certifier',
});
