import { Button, Notice } from '@terroir/ui-kit';
import { Component, createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';

/** The file of a part could not be fetched. */
class PartNotLoaded extends Error {}

interface PartBoundaryProps {
  /** Fetches the file again. */
  onRetry: () => Promise<unknown>;
  onLost: () => void;
  /** In place of the part that did not come. */
  lost: (retry: () => Promise<void>) => ReactNode;
  /** Where it is shown anew after it did not come, it is asked for again. */
  isShown: boolean;
  children: ReactNode;
}

/** Keeps what stands around a part that cannot be fetched; faults of the part itself go on to the boundary above. */
class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state = { error: null as unknown, isShown: false };

  static getDerivedStateFromProps({ isShown }: PartBoundaryProps, before: { isShown: boolean }) {
    return isShown && !before.isShown ? { isShown, error: null } : { isShown };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    this.props.onLost();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof PartNotLoaded)) throw error;
    return this.props.lost(() => this.props.onRetry().then(() => this.setState({ error: null })));
  }
}

function NotLoaded({ onRetry }: { onRetry: () => Promise<void> }) {
  const t = useTexts('shell');
  const [trying, setTrying] = useState(false);
  const retry = () => {
    setTrying(true);
    onRetry().catch(() => setTrying(false)); // the notice stays
  };
  return (
    <Notice
      severity="warning"
      action={
        <Button size="small" loading={trying} onClick={retry}>
          {t('failed.retry')}
        </Button>
      }
    >
      {t('failed.part')}
    </Notice>
  );
}

export interface LostPart<Props> {
  /** In place of the part; as a rule a notice with a retry. */
  readonly lost: (props: Props, retry: () => Promise<void>) => ReactNode;
  readonly isShown: (props: Props) => boolean;
}
const noticed: LostPart<object> = { lost: (_, retry) => <NotLoaded onRetry={retry} />, isShown: () => true };

/**
 * A part of a screen whose file is fetched when it is first shown; it suspends until then. Where the file does not come
 * it says so in its place with a retry, which `lazy` alone cannot do: it keeps its first failure for ever.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { lost, isShown }: LostPart<Props> = noticed,
) {
  const file = fileOf(load);
  function LazyPart(props: Props) {
    return (
      <PartBoundary
        onRetry={file.fetch}
        onLost={file.forget}
        lost={(retry) => lost(props, retry)}
        isShown={isShown(props)}
      >
        <Part of={file.part} props={props} />
      </PartBoundary>
    );
  }
  /** Fetches it before it is shown: it then does not suspend. Resolves also where it cannot be fetched, which is said where it is shown. */
  LazyPart.ahead = async (): Promise<void> => {
    await Promise.allSettled([file.fetch()]);
  };
  return LazyPart;
}

/** Asks for the part when it is drawn: after a retry it is another one. */
function Part<Props extends object>({ of, props }: { of: () => ComponentType<Props>; props: Props }) {
  return createElement(of(), props);
}

/** The file of a part, fetched when the part is first drawn. */
function fileOf<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | null = null;
  let first: ComponentType<Props> | null = null;
  const fetch = async () => {
    try {
      fetched = await load();
      return fetched;
    } catch (cause) {
      throw new PartNotLoaded('The file of a part could not be fetched', { cause });
    }
  };
  const suspending = () => lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<Props>;
  return {
    fetch,
    /** The same component as long as it is shown: another one would lose what was typed into it. */
    part: () => first ?? fetched ?? (first = suspending()),
    /** Where the part is shown next, it is fetched again. */
    forget: () => {
      first = null;
    },
  };
}
