import { body, imageUrl, query, resource, type FieldTexts } from '@terroir/http';
import { z } from 'zod';
import { FirmChange } from './firm.commands.ts';
import type { FirmRow } from './firm.view.ts';
import { firmShape, type FirmAttributes } from './firm.wire.ts';

const coordinates_together = {
  en: '{field} is missing: latitude and longitude belong together',
  fr: 'Le champ « {field} » manque : la latitude et la longitude vont ensemble',
};
const texts: FieldTexts = {
  firm: { en: 'Company', fr: 'Entreprise' },
  name: { en: 'Company name', fr: 'Nom de l’entreprise' },
  owner_name: { en: 'Owner’s name', fr: 'Nom du ou de la propriétaire' },
  details: { en: 'Details', fr: 'Description' },
  email: { en: 'Email', fr: 'Adresse courriel' },
  phone: {
    en: 'Phone',
    fr: 'Téléphone',
    rules: {
      phone: {
        en: 'A phone number has digits, and may have a plus sign, spaces, dots, parentheses and dashes',
        fr: 'Un numéro de téléphone se compose de chiffres et, au besoin, d’un plus, d’espaces, de points, de parenthèses et de tirets',
      },
    },
  },
  foundation_date: { en: 'Foundation date', fr: 'Date de fondation' },
  raw: { en: 'Address', fr: 'Adresse' },
  address: { en: 'Address', fr: 'Adresse' },
  country: { en: 'Country', fr: 'Pays' },
  country_code: { en: 'Country code', fr: 'Code du pays' },
  state: { en: 'Province or region', fr: 'Province ou région' },
  city: { en: 'City', fr: 'Ville' },
  zipcode: { en: 'Postal code', fr: 'Code postal' },
  latitude: { en: 'Latitude', fr: 'Latitude', rules: { coordinates_together } },
  longitude: { en: 'Longitude', fr: 'Longitude', rules: { coordinates_together } },
  links: {
    en: 'Links',
    fr: 'Liens',
    rules: {
      links_distinct: { en: 'One link of each kind, please', fr: 'Un seul lien de chaque sorte, s’il vous plaît' },
    },
  },
  kind: { en: 'Kind of link', fr: 'Sorte de lien' },
  url: {
    en: 'Link',
    fr: 'Lien',
    rules: {
      web_address: {
        en: 'Enter a web address that begins with https://',
        fr: 'Indiquez une adresse Web qui commence par https://',
      },
    },
  },
  preferences: { en: 'What is shown', fr: 'Ce qui est affiché' },
  show_address: { en: 'Show the address', fr: 'Afficher l’adresse' },
  show_zip: { en: 'Show the postal code', fr: 'Afficher le code postal' },
  show_email: { en: 'Show the email address', fr: 'Afficher l’adresse courriel' },
  show_phone: { en: 'Show the phone number', fr: 'Afficher le numéro de téléphone' },
  image: { en: 'Logo', fr: 'Logo' },
  image_additional: { en: 'Additional image', fr: 'Image supplémentaire' },
};

export const firmBody = body(null, FirmChange, texts);
export const firmQuery = query({ asOf: z.iso.datetime().optional() });

export const firmRecord = resource('firm', firmShape);

const url = (image: string | undefined): string | null => (image === undefined ? null : imageUrl(image));

/** A company's attributes as its owner reads them. */
export const firmOf = (row: FirmRow): FirmAttributes => {
  const { name, ownerName, details, email, phone, foundationDate, links, logo, additional } = row;
  const { address: raw, country, countryCode, state, city, zipcode, latitude, longitude, timeZone } = row;
  const { showAddress, showZip, showEmail, showPhone } = row;
  return {
    name,
    ownerName,
    details,
    email,
    phone,
    foundationDate,
    address: raw === '' ? null : { raw, country, countryCode, state, city, zipcode, latitude, longitude, timeZone },
    links,
    preferences: { showAddress, showZip, showEmail, showPhone },
    imageUrls: {
      image: url(logo?.image),
      imageThumbnail: url(logo?.thumbnail),
      imageAdditional: url(additional?.image),
      imageAdditionalThumbnail: url(additional?.thumbnail),
    },
  };
};
