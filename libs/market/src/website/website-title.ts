/** The longest title of a page: search results and tabs show about as much. */
const LONGEST_TITLE = 70;

/** Marks that turn the direction of what follows, also of what a page or a tab writes behind the text. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** The text on one line of at most so many characters: cut between words where that leaves half of it, and never within a character. */
export function shortened(text: string, most: number): string {
  const line = text.replaceAll(TURNING, '').replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const end = line.slice(0, most).lastIndexOf(' ');
  const kept = end >= most / 2 ? line.slice(0, end) : line.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept}…`;
}

/** What a website is called where one short line is shown: how its header begins, else the name of its company. */
export const websiteTitle = (header: string, company: string): string =>
  shortened(header.trim() === '' ? company : header, LONGEST_TITLE);
