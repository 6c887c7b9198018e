interface Named {
  readonly id: string;
  readonly name: string;
}

/** What a produce is called outside of its list: `Tomato, Brandywine`; without the catch-all variety of its product. */
export const produceName = ({ product, variety }: { readonly product: Named; readonly variety: Named }): string =>
  variety.id === `${product.id}_other` ? product.name : `${product.name}, ${variety.name}`;
