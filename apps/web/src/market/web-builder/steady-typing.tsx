import { Component, type ReactNode } from 'react';

interface SteadyTypingProps {
  /** Once it changes, so may the height of what is above the field. */
  readonly when: string;
  readonly children: ReactNode;
}

interface Place {
  readonly field: Element;
  readonly top: number;
}

/** Scrolls by as much as its children grow or shrink above the field that has the focus, which stays where it is on the screen. */
export class SteadyTyping extends Component<SteadyTypingProps> {
  override getSnapshotBeforeUpdate({ when }: SteadyTypingProps): Place | null {
    const field = document.activeElement;
    if (when === this.props.when || !field?.matches('input, textarea')) return null;
    return { field, top: field.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: SteadyTypingProps, _state: unknown, place: Place | null): void {
    if (place?.field === document.activeElement) scrollBy(0, place.field.getBoundingClientRect().top - place.top);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
