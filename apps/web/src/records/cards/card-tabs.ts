/** The two addresses of a screen of cards, by the name of the tab with the form. */
export interface CardTabs {
  /** The cards. */
  readonly cardsHref: string;
  readonly addTab: string;
  /** The form of a new record. */
  readonly addHref: string;
  /** The form over a record. */
  readonly editHref: (id: string) => string;
}

/** @param cardsHref the address of the cards @param addTab the part of the address that opens the form, also to correct */
export const cardTabs = (cardsHref: string, addTab: string): CardTabs => {
  const addHref = `${cardsHref}/${addTab}`;
  return { cardsHref, addTab, addHref, editHref: (id) => `${addHref}?id=${encodeURIComponent(id)}` };
};
