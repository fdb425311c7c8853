import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Loads the document again, unless it has done so before; says whether it does. */
  reload: () => boolean;
  /** What stands in for the page. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Stands in for a page whose components throw. Loading again often works: scripts may be old. */
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

/** Loads the document again, once for each path in a tab. Says whether it does. */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  if (!navigator.onLine) return false; // the browser would put its own page in the place of ours
  const key = `reloaded ${location.pathname}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'true');
  } catch {
    return false; // without storage, nobody would know when to stop
  }
  reload();
  return true;
}
