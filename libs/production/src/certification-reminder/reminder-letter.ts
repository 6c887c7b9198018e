import type { Language } from '@terroir/events';
import { writtenDate } from '@terroir/kernel';

/** A letter's words, to which the sender adds the greeting's name, the layout and the link of its button. */
export interface LetterWords {
  readonly subject: string;
  readonly greeting: string;
  readonly lines: readonly string[];
  readonly action: string;
  readonly after: readonly string[];
}

/** What a reminder is about. */
export interface EndingCertification {
  readonly certifier: string;
  readonly number: string;
  /** Calendar date. */
  readonly validUntil: string;
}

/** The words of a reminder in a language. */
export function reminderWords({ certifier, number, validUntil }: EndingCertification, language: Language): LetterWords {
  const until = writtenDate(validUntil, language);
  return language === 'fr'
    ? {
        subject: `Votre certification expire le ${until}`,
        greeting: 'Bonjour {name},',
        lines: [
          `Votre certification de l’organisme ${certifier} (numéro ${number}) est valide jusqu’au ${until}.`,
          'Pensez à la renouveler. Ajoutez ensuite le nouveau certificat ou changez les dates de celui-ci.',
        ],
        action: 'Voir mes certifications',
        after: ['Ce rappel est envoyé une seule fois pour chaque date de fin.'],
      }
    : {
        subject: `Your certification expires on ${until}`,
        greeting: 'Hello {name},',
        lines: [
          `Your certification by ${certifier} (number ${number}) is valid until ${until}.`,
          'Remember to renew it. Then add the new certificate, or change the dates of this one.',
        ],
        action: 'View my certifications',
        after: ['This reminder is sent once for each end date.'],
      };
}
