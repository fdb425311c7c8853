import { useEffect, useState, useSyncExternalStore } from 'react';
import { listen } from '../lib/listen';
import { Alert, Check, Close, Moon } from './icons';
import styles from './toast.module.css';

/** A short message at the top right. The page also shows its text, because a toast disappears. */
export interface Toast {
  title: string;
  text?: string;
  kind?: 'plain' | 'success' | 'error';
  /** In milliseconds; by default 3000, for errors 5000. */
  duration?: number;
}

const CHANGED = 'nightlight:toast';

let current: (Toast & { key: number }) | undefined;
let count = 0;

/** Shows a toast, replacing the current one. */
export function toast(message: Toast): void {
  current = { ...message, key: ++count };
  dispatchEvent(new Event(CHANGED));
}

/** Removes the current toast. */
export function dismissToast(): void {
  current = undefined;
  dispatchEvent(new Event(CHANGED));
}

const subscribe = (notify: () => void) => listen(window, CHANGED, notify);

const icons = { plain: Moon, success: Check, error: Alert };

/**
 * Shows the current toast. Its two live regions are in the page from the first paint, because
 * screen readers do not announce a region that is added together with its text.
 */
export function Toaster({ close }: { close: string }) {
  const message = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
  const isError = message?.kind === 'error';
  const card = message && <Card key={message.key} message={message} close={close} />;
  return (
    <div className={`${styles.toaster} no-print`}>
      <div role="status">{!isError && card}</div>
      <div role="alert">{isError && card}</div>
    </div>
  );
}

function Card({ message, close }: { message: Toast; close: string }) {
  const { title, text, kind = 'plain', duration = kind === 'error' ? 5000 : 3000 } = message;
  const [paused, setPaused] = useState(false);
  const Icon = icons[kind];

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(dismissToast, duration);
    return () => clearTimeout(timer);
  }, [paused, duration]);

  return (
    <div
      className={`${styles.toast} ${styles[kind]}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span className={styles.kind}>
        <Icon />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
      </div>
      <button type="button" className={styles.close} onClick={dismissToast}>
        <Close />
        <span className="visually-hidden">{close}</span>
      </button>
    </div>
  );
}
