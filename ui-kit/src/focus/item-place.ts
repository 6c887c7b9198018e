/** Which item of its list an element is: a list that holds only a part of its items says it of each (`data-place`). */
export function placeOf(item: Element | null | undefined): number {
  const said = item?.getAttribute('data-place');
  if (said) return Number(said);
  return item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1;
}

/** The item at a place; none where that one is not in the document. */
export function itemAt(list: Element | null, place: number): Element | undefined {
  const children = [...(list?.children ?? [])];
  const isPart = children.some((item) => item.hasAttribute('data-place'));
  return isPart ? children.find((item) => item.getAttribute('data-place') === `${place}`) : children[place];
}
