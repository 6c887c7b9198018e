import { useToasts } from '@terroir/ui-kit';
import { Suspense, useEffect, useEffectEvent, type ComponentType } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { lazyPart } from './lazy-part.tsx';

const inSuspense = <Props extends object>(Part: ComponentType<Props>) =>
  function OpenedPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };

/** A part that is fetched when it is opened; the screen behind it stays as it is until then. */
export const openedPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  inSuspense(lazyPart(load));

const isOpen = (props: { readonly open?: boolean } & object): boolean => props.open !== false;

/**
 * A dialog or drawer whose file is fetched when it is opened. Where the file does not come, a message says so wherever the reader is,
 * and the dialog is closed, so that who opens it again asks for the file again.
 * @param closeOf what closes it
 */
export const openedDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  closeOf: (props: Props) => () => void,
) =>
  inSuspense(
    lazyPart(load, {
      lost: (props) => (isOpen(props) ? <Lost onClose={closeOf(props)} /> : null),
      isShown: isOpen,
    }),
  );

function Lost({ onClose }: { onClose: () => void }) {
  const t = useTexts('shell');
  const toasts = useToasts();
  const say = useEffectEvent(() => {
    toasts.show({ severity: 'error', text: t('failed.opened') });
    onClose();
  });
  useEffect(() => say(), []);
  return null;
}
