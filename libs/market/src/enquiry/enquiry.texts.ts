import type { FieldTexts } from '@terroir/http';

/** What people call the fields of an enquiry. */
export const enquiryTexts: FieldTexts = {
  enquiry: { en: 'Enquiry', fr: 'Demande' },
  answer: { en: 'Answer', fr: 'Réponse' },
  website_enquiry: { en: 'Enquiry', fr: 'Demande' },
  message: { en: 'Your message', fr: 'Votre message' },
  relatable_type: { en: 'Kind of what it is about', fr: 'Nature de ce dont il s’agit' },
  relatable_id: { en: 'What it is about', fr: 'Ce dont il s’agit' },
  producer_id: { en: 'Producer', fr: 'Producteur' },
  version: { en: 'Version seen', fr: 'Version vue' },
  slug: { en: 'Address of the website', fr: 'Adresse du site Web' },
  name: { en: 'Your name', fr: 'Votre nom' },
  email: { en: 'Your email', fr: 'Votre courriel' },
};
