import { useChildren } from '../../lib/kept-log';
import { showChild } from '../../lib/shown-child';
import { Button } from '../../ui/button';
import styles from './diary.module.css';

/** Whose log the screen shows and writes, of a family with several children; otherwise nothing. */
export function ChildSwitch({ label }: { label: string }) {
  const { children, mark } = useChildren();
  if (children.length === 0) return null;
  return (
    <div role="group" aria-label={label} className={`${styles.buttons} no-print`}>
      {children.map((child) => (
        <Button
          key={child.mark}
          variant={child.mark === mark ? 'primary' : 'quiet'}
          aria-pressed={child.mark === mark}
          onClick={() => showChild(child.mark)}
        >
          {child.name}
        </Button>
      ))}
    </div>
  );
}
