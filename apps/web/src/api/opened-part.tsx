import { Suspense, type ComponentType } from 'react';
import { lazyPart } from './lazy-part.tsx';

/** A dialog or drawer whose file is fetched when it is opened; the screen behind it stays as it is until then. */
export function openedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(load);
  return function OpenedPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
