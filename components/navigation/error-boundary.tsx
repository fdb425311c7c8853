import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Loads the document again, unless it has done so before; says whether it does. */
  reload: () => boolean;
  /** What stands in for the page. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Stands in for a page whose components throw, so that the window is never empty. A
 * document that is loaded again often works: its scripts may be older than the site.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.reload();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
