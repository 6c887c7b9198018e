const dialogs = '[role="dialog"], [role="alertdialog"]';
const parts = `section, article, ${dialogs}`;
const fields = ['input:enabled:not([readonly])', 'select:enabled', 'textarea:enabled'];

/** The first wrong field of a form, else its first field. */
export const startOfForm = (form: ParentNode): HTMLElement | null =>
  form.querySelector<HTMLElement>(fields.map((field) => `${field}[aria-invalid="true"]`).join()) ??
  form.querySelector<HTMLElement>(fields.join());

/** The headings that an element belongs under, the nearest first. */
function headingsOf(element: HTMLElement): HTMLElement[] {
  const page = element.closest(dialogs) ?? document;
  return [...page.querySelectorAll<HTMLElement>('h1, h2, h3, h4')]
    .filter(
      (heading) =>
        !element.contains(heading) &&
        heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
        (heading.closest(parts)?.contains(element) ?? true),
    )
    .reverse();
}

/** Focuses what takes no focus by itself, where it is on the page. */
function focusWords(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Whether the focus is where typing goes. */
const isTyping = () =>
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"], [role="spinbutton"]') ?? false;

/** A ref for what must be settled before one goes on: it takes the focus, except from a field in use. */
export function focusUnlessTyping(element: HTMLElement | null): void {
  if (!isTyping()) element?.focus();
}

/**
 * A ref for what can leave with the focus inside, e.g. a notice with a button. The focus then goes to the first field of
 * its form, else to the heading that it was under, unless something else took it.
 */
export function handOverFocus(element: HTMLElement | null) {
  if (element === null) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    const form = element.closest('form');
    const headings = headingsOf(element);
    queueMicrotask(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const field = form?.isConnected ? startOfForm(form) : null;
      if (field) {
        field.focus();
        return;
      }
      const place = headings.find(({ isConnected }) => isConnected) ?? document.querySelector('main');
      if (place) focusWords(place);
    });
  };
}

/** The same for what takes the focus when it appears. */
export function focusThenHandOver(element: HTMLElement | null) {
  element?.focus();
  return handOverFocus(element);
}
