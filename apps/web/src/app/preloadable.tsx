import { createElement, lazy, useState, type ComponentType } from 'react';

/** Like React's `lazy`; and once its `load` was awaited it is drawn at once, without the fallback around it. */
export function preloadable<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    loaded = await fetch();
    return loaded;
  };
  const Later = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  function Preloadable(props: Props) {
    const [drawn] = useState(() => loaded ?? Later); // the same for as long as it is shown
    return createElement(drawn, props);
  }
  return Object.assign(Preloadable, { load });
}
