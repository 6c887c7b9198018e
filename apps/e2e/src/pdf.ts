import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PrintedPage {
  /** Its text, with every space made plain. */
  readonly text: string;
  /** The texts that do not end on the paper. */
  readonly cutOff: readonly string[];
  /** In points. */
  readonly width: number;
  readonly height: number;
}

/** The pages of a PDF. */
export async function printed(pdf: Buffer): Promise<PrintedPage[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
  const document = await loading.promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ('str' in item ? [item] : []));
    // A gap between two columns may be read as one wide blank.
    const isCutOff = ({ str, transform, width }: (typeof texts)[number]) =>
      str.trim() !== '' && Number(transform[4]) + width > right;
    pages.push({
      text: texts
        .map(({ str }) => str)
        .join(' ')
        .replaceAll(/\s+/g, ' '),
      cutOff: texts.filter(isCutOff).map(({ str }) => str),
      width: right - left,
      height: top - bottom,
    });
  }
  await loading.destroy();
  return pages;
}

/** How often a text of one line is on paper, whichever spaces it has. */
export const timesIn = (paper: string, text: string) => paper.split(text.replaceAll(/\s+/g, ' ')).length - 1;
