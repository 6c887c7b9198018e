import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

/** Keeps a broken screen from taking the menus with it; another address starts afresh (give it the address as `key`). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <CrashScreen error={this.state.error} />;
  }
}
