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

/** A task of the day, as a letter names it. */
export interface RemindedTask {
  readonly name: string;
  /** `HH:MM`; null for the whole day. */
  readonly startsAt: string | null;
}

/** So many tasks are named; the others are counted. */
const NAMED = 20;

/** `07:30` as a person writes it: 7:30, 7 h 30, and in French 8 h for the full hour. */
function timeIn(at: string, language: Language): string {
  const [hour = '', minute = ''] = at.split(':');
  if (language === 'en') return `${Number(hour)}:${minute}`;
  return minute === '00' ? `${Number(hour)}\u00A0h` : `${Number(hour)}\u00A0h\u00A0${minute}`;
}

/** The words of a reminder of a day in a language. */
export function reminderWords(day: string, tasks: readonly RemindedTask[], language: Language): LetterWords {
  const date = writtenDate(day, language);
  const named = tasks.slice(0, NAMED).map(({ name, startsAt }) => {
    if (startsAt === null) return `• ${name}`;
    const colon = language === 'fr' ? '\u00A0:' : ':';
    return `• ${timeIn(startsAt, language)}${colon} ${name}`;
  });
  const left = tasks.length - named.length;
  if (language === 'fr') {
    return {
      subject: tasks.length === 1 ? `Une tâche pour demain, ${date}` : `${tasks.length} tâches pour demain, ${date}`,
      greeting: 'Bonjour {name},',
      lines: [
        `Voici ce qui est prévu pour le ${date}.`,
        ...named,
        ...(left > 0 ? [left === 1 ? 'Et une autre.' : `Et ${left} autres.`] : []),
      ],
      action: 'Voir mes tâches',
      after: ['Vous recevez ce rappel la veille parce que vous l’avez demandé. Désactivez-le à la page des tâches.'],
    };
  }
  return {
    subject: tasks.length === 1 ? `One task for tomorrow, ${date}` : `${tasks.length} tasks for tomorrow, ${date}`,
    greeting: 'Hello {name},',
    lines: [`This is planned for ${date}.`, ...named, ...(left > 0 ? [`And ${left} more.`] : [])],
    action: 'View my tasks',
    after: ['You get this reminder the day before because you asked for it. Turn it off on the page of the tasks.'],
  };
}
