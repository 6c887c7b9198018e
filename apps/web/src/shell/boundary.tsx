import { Component, type ReactNode } from 'react';
import { Broken } from './broken.tsx';

/** Keeps a broken screen from taking the menus with it; another address starts afresh (give it the address as `key`). */
export class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <Broken error={this.state.error} />;
  }
}
