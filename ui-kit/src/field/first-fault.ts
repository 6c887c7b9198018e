/** What can hold the focus of a wrong field; the parts of a date stand for its group, which cannot. */
const faults = [
  '[aria-invalid="true"]:not([role="radiogroup"], [role="group"])',
  '[role="group"][aria-invalid="true"] [role="spinbutton"]',
  '[role="radiogroup"][aria-invalid="true"] input',
  '[data-invalid] button',
].join();

/** Brings the person to the first wrong field in the order of the page. @returns whether there was one */
export function focusFirstFault(place: ParentNode): boolean {
  const field = place.querySelector<HTMLElement>(faults);
  field?.focus();
  return field !== null;
}
