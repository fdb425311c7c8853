import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  onError: () => void;
  /** What stands in for the children. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an error of what it holds from what is around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
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
