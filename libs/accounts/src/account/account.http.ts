import { body, query, resource, type FieldText, type FieldTexts } from '@terroir/http';
import { z } from 'zod';
import { accountRefusals } from '../refusals.ts';
import { planAt, roleAt } from '../plan/plan.ts';
import {
  Confirmation,
  ForgotPassword,
  PasswordChange,
  PasswordReset,
  ProfileChange,
  Registration,
  SignIn,
  Token,
} from './account.commands.ts';
import type { AccountRow } from './account.view.ts';
import {
  profileShape,
  registeredShape,
  sessionShape,
  type ProfileAttributes,
  type SessionAttributes,
} from './account.wire.ts';

const { password_short, password_long, password_letter, password_digit, password_special } = accountRefusals;
const passwordRules: FieldText['rules'] = {
  password_short,
  password_long,
  password_letter,
  password_digit,
  password_special,
};

/** What people call the fields of accounts, and the words of their own rules. */
export const accountTexts: FieldTexts = {
  account: { en: 'Account', fr: 'Compte' },
  profile: { en: 'Profile', fr: 'Profil' },
  accountable: { en: 'Name and consents', fr: 'Nom et consentements' },
  email: { en: 'Email', fr: 'Adresse courriel' },
  name: { en: 'Name', fr: 'Nom', rules: { required: { en: 'Enter your name', fr: 'Indiquez votre nom' } } },
  language: { en: 'Language', fr: 'Langue' },
  token: { en: 'Link', fr: 'Lien' },
  password: { en: 'Password', fr: 'Mot de passe', rules: passwordRules },
  current_password: { en: 'Current password', fr: 'Mot de passe actuel' },
  password_confirmation: {
    en: 'Password confirmation',
    fr: 'Confirmation du mot de passe',
    rules: {
      confirmation_mismatch: { en: 'The two passwords differ', fr: 'Les deux mots de passe sont différents' },
    },
  },
  accountable_type: { en: 'Account type', fr: 'Type de compte' },
  terms_accepted: {
    en: 'Minimum age',
    fr: 'Âge minimal',
    rules: {
      terms_required: {
        en: 'Please confirm that you are at least 14 years old',
        fr: 'Veuillez confirmer que vous avez au moins 14 ans',
      },
    },
  },
  newsletter_subscribed: { en: 'Newsletter', fr: 'Infolettre' },
};

export const signInBody = body(null, SignIn, accountTexts);
export const registrationBody = body(null, Registration, accountTexts);
export const forgotBody = body(null, ForgotPassword, accountTexts);
export const resetBody = body(null, PasswordReset, accountTexts);
export const confirmationBody = body(null, Confirmation, accountTexts);
export const profileBody = body(null, ProfileChange, accountTexts);
export const passwordBody = body(null, PasswordChange, accountTexts);
/** A token that is missing or empty is as worthless as an unknown one, so its form is never complained about. */
export const verifyQuery = query({ token: Token.or(z.literal('')).default('') }, accountTexts);

export const session = resource('session', sessionShape, { versioned: false });
export const registered = resource('account', registeredShape, { versioned: false });
export const profile = resource('profile', profileShape);

const placeOf = ({ latitude, longitude }: AccountRow) =>
  latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };

/** The session's attributes; `now` decides the role. */
export const sessionOf = (row: AccountRow, token: string, now: string): SessionAttributes => ({
  token,
  type: row.kind,
  role: roleAt(row, now),
  name: row.name,
  email: row.email,
  language: row.language,
  location: placeOf(row),
});

/** The profile's attributes; `now` decides role and plan. */
export const profileOf = (row: AccountRow, now: string): ProfileAttributes => ({
  name: row.name,
  email: row.email,
  language: row.language,
  newsletterSubscribed: row.newsletter,
  type: row.kind,
  role: roleAt(row, now),
  firmName: row.firmName,
  location: placeOf(row),
  timeZone: row.timeZone,
  subscription: planAt(row, now),
});
