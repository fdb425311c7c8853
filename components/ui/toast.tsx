import { useEffect, useState, useSyncExternalStore } from 'react';
import { Alert, Check, Close, Moon } from './icons';
import styles from './toast.module.css';

/** A short message at the top right. It is said elsewhere too: a toast goes away. */
export interface Toast {
  title: string;
  text?: string;
  kind?: 'plain' | 'success' | 'error';
  /** Milliseconds; 3000 unless told, 5000 for errors. */
  duration?: number;
}

let current: (Toast & { key: number }) | undefined;
let shown = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one there may be. */
export function toast(message: Toast): void {
  current = { ...message, key: ++shown };
  listeners.forEach((notify) => notify());
}

/** Takes the toast away. */
export function dismissToast(): void {
  current = undefined;
  listeners.forEach((notify) => notify());
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

const icons = { plain: Moon, success: Check, error: Alert };

/**
 * The place of toasts. Its two live regions are in the page from the first paint,
 * because a region that arrives together with its words is not read out.
 */
export function Toaster() {
  const message = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
  const isError = message?.kind === 'error';
  return (
    <div className={`${styles.toaster} no-print`}>
      <div role="status">{message && !isError && <Card key={message.key} message={message} />}</div>
      <div role="alert">{message && isError && <Card key={message.key} message={message} />}</div>
    </div>
  );
}

function Card({ message }: { message: Toast }) {
  const { title, text, kind = 'plain', duration = kind === 'error' ? 5000 : 3000 } = message;
  const [held, setHeld] = useState(false);
  const Icon = icons[kind];

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismissToast, duration);
    return () => clearTimeout(timer);
  }, [held, duration]);

  return (
    <div
      className={`${styles.toast} ${styles[kind]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.kind}>
        <Icon />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
      </div>
      <button type="button" className={styles.close} onClick={dismissToast}>
        <Close />
        <span className="visually-hidden">Close</span>
      </button>
    </div>
  );
}
