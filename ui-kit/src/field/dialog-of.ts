/**
 * The dialog that an element is in, else null: the end of the page. What opens there is hidden from screen readers, as
 * everything beside the dialog in front, when a dialog below goes meanwhile.
 */
export const dialogOf = (element: Element | null): Element | null => element?.closest('.MuiModal-root') ?? null;
