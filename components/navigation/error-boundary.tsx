import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  onError: () => void;
  /** Rendered instead of the children after an error. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Prevents an error in its children from affecting what surrounds it. */
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

/** Reloads the document, at most once for each path in a tab. Returns whether it does. */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  if (!navigator.onLine) return false; // the browser would replace our page with its own error page
  const key = `reloaded ${location.pathname}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'true');
  } catch {
    return false; // without storage it might reload forever
  }
  reload();
  return true;
}
