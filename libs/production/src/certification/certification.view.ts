import { certificationEvents, type CertificationEvent } from '@terroir/events';
import { recordView } from '@terroir/kernel';

/** The certifications of all companies, one row each. */
export const certificationView = recordView<'Certification', CertificationEvent>({
  name: 'certification',
  version: 2,
  noun: 'Certification',
  events: certificationEvents,
  indexes: {
    recorded: ['companyId', 'removed', 'recordedAt'],
    // Of all companies: the certifications that end soon, for their reminders.
    validity: ['removed', 'validUntil'],
  },
  label: 'certifier',
});
