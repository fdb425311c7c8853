import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useSite } from '../lib/page';
import { ErrorBoundary } from '../navigation/error-boundary';
import { Button } from '../ui/button';
import styles from './optional.module.css';

interface Around {
  /** Rendered until the part has loaded. */
  waiting?: ReactNode;
  /** Rendered instead of a part that failed to load or threw; by default a sentence and a button. */
  lost?: ReactNode;
  /** Called instead if there is no room for a substitute, as for a dialog opened from a bar. */
  onLost?: () => void;
  /** Called once the part has loaded. */
  onShown?: () => void;
}

/**
 * A part of a page that loads in the browser when first shown and that the page can do without: if
 * it fails, only the part itself is missing. A failed load is retried once at once, and again at
 * the visitor's request. Callers that need it soon can call `preload`.
 */
export function optional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  const preload = (): Promise<ComponentType<Props>> => {
    loading ??= load()
      .catch(load)
      .then(
        (part) => (loaded = part),
        (error) => {
          loading = undefined;
          throw error;
        },
      );
    return loading;
  };

  function Optional({ waiting, lost, onLost, onShown, ...props }: Props & Around) {
    const [Part, setPart] = useState(() => loaded);
    const [isLost, setLost] = useState(false);
    const lose = () => {
      setLost(true);
      onLost?.();
    };
    const start = () => void preload().then((found) => setPart(() => found), lose);
    const retry = () => {
      setLost(false);
      start();
    };
    useEffect(() => {
      if (Part) onShown?.();
      else start();
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- both are new in each rendering
    }, [Part]);
    if (isLost) return lost === undefined && !onLost ? <Lost retry={retry} /> : lost;
    if (!Part) return waiting;
    return (
      <ErrorBoundary onError={lose} fallback={null}>
        <Part {...(props as unknown as Props)} />
      </ErrorBoundary>
    );
  }

  return Object.assign(Optional, { preload });
}

function Lost({ retry }: { retry: () => void }) {
  const { partNotLoaded, tryAgain } = useSite().words;
  return (
    <div className={styles.lost} role="alert">
      <p>{partNotLoaded}</p>
      <Button variant="quiet" onClick={retry}>
        {tryAgain}
      </Button>
    </div>
  );
}
