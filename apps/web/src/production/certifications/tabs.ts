import { cardTabs } from '../../records/cards/card-tabs.ts';

/** The tabs of S1 §2; the second holds the form, also to correct. */
export const certificationTabs = cardTabs('/certifications', 'addCertification');
