/** The card of a ware on the page, as long as it is shown. */
export const cardOf = (ware: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-ware]')].find(({ dataset }) => dataset['ware'] === ware);
