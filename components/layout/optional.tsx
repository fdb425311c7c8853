import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useSite } from '../lib/page';
import { ErrorBoundary } from '../navigation/error-boundary';
import { Button } from '../ui/button';
import styles from './optional.module.css';

interface Around {
  /** Stands in until the part has loaded. */
  waiting?: ReactNode;
  /** Stands in for a part that did not load or that threw; by default a sentence and a button. */
  lost?: ReactNode;
  /** Called instead, where nothing can stand in: for a dialog in a bar. */
  onLost?: () => void;
  /** Called once the part is there. */
  onShown?: () => void;
}

/**
 * A part of a page that is loaded in the browser when it is first shown, and that the page can
 * do without: whatever happens to it costs its own place only. A load that fails is tried once
 * more at once, and again when a visitor asks for it. `preload` is for who knows of the need before.
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
