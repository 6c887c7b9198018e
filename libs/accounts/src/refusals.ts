import { refusals } from '@terroir/kernel';
import { passwordLength } from './password/password.ts';

const { min, max } = passwordLength;

/** Every "no" of the accounts module: S0 §8 and readings §1, §3. */
export const { table: accountRefusals, refuse } = refusals({
  email_taken: {
    status: 422,
    en: 'Email already exists, request a password change or try another email.',
    fr: 'Cette adresse courriel est déjà utilisée. Demandez un changement de mot de passe ou essayez une autre adresse.',
  },
  incorrect_credentials: {
    status: 422,
    en: 'Wrong email or password.',
    fr: 'L’adresse courriel ou le mot de passe est incorrect.',
  },
  unverified_account: {
    status: 422,
    en: 'Email not confirmed; confirm or request a password change.',
    fr: 'L’adresse courriel n’est pas confirmée. Confirmez-la ou demandez un changement de mot de passe.',
  },
  account_not_found: {
    status: 422,
    en: 'No account for this email; register.',
    fr: 'Aucun compte n’existe pour cette adresse courriel. Inscrivez-vous.',
  },
  token_invalid: {
    status: 422,
    en: 'Confirmation link invalid or expired; request a password change.',
    fr: 'Le lien de confirmation n’est pas valide ou a expiré. Demandez un changement de mot de passe.',
  },
  reset_token_invalid: {
    status: 422,
    en: 'Reset link invalid or expired; request a new reset and use it within 1 hour.',
    fr: 'Le lien de réinitialisation n’est pas valide ou a expiré. Demandez-en un nouveau et utilisez-le dans l’heure.',
  },
  password_incorrect: {
    status: 422,
    en: 'Current password is incorrect.',
    fr: 'Le mot de passe actuel est incorrect.',
  },
  password_common: {
    status: 422,
    en: 'This password is one of the most common ones. Choose another.',
    fr: 'Ce mot de passe est l’un des plus courants. Choisissez-en un autre.',
  },
  password_short: {
    status: 422,
    en: `The password needs at least ${min} characters`,
    fr: `Le mot de passe doit compter au moins ${min} caractères`,
  },
  password_long: {
    status: 422,
    en: `The password can have at most ${max} characters`,
    fr: `Le mot de passe ne peut pas dépasser ${max} caractères`,
  },
  password_letter: {
    status: 422,
    en: 'The password needs a letter',
    fr: 'Le mot de passe doit contenir une lettre',
  },
  password_digit: {
    status: 422,
    en: 'The password needs a digit',
    fr: 'Le mot de passe doit contenir un chiffre',
  },
  password_special: {
    status: 422,
    en: 'The password needs a special character',
    fr: 'Le mot de passe doit contenir un caractère spécial',
  },
  email_invalid: {
    status: 422,
    en: 'This is not an email address.',
    fr: 'Ce n’est pas une adresse courriel.',
  },
  name_invalid: {
    status: 422,
    en: 'A name is one line of plain text without a link.',
    fr: 'Un nom tient sur une ligne de texte simple et ne contient pas de lien.',
  },
  payment_without_plan: {
    status: 422,
    en: 'Only producers have a plan to pay for.',
    fr: 'Seuls les producteurs ont un forfait à payer.',
  },
  payment_past: {
    status: 422,
    en: 'This date has passed. Enter the last day that is paid for.',
    fr: 'Cette date est passée. Indiquez le dernier jour payé.',
  },
  address_not_located: {
    status: 422,
    en: 'This address could not be placed on the map. Choose the closest town from the list.',
    fr: 'Cette adresse n’a pas pu être située sur la carte. Choisissez la ville la plus proche dans la liste.',
  },
  trial_used: {
    status: 422,
    en: 'The free trial has already been used. Contact us to continue with a subscription.',
    fr: 'L’essai gratuit a déjà été utilisé. Communiquez avec nous pour continuer avec un abonnement.',
  },
  subscription_active: {
    status: 422,
    en: 'This plan is already active.',
    fr: 'Ce forfait est déjà actif.',
  },
});
