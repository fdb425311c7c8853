import { useChildren } from '../../lib/kept-log';
import { showChild } from '../../lib/shown-child';
import { ButtonLink } from '../../ui/button';
import styles from './keep-plan.module.css';

/** For a family with several children, whose plan the questions are about, with links to each child's night. */
export function WhosePlan() {
  const { children, mark } = useChildren();
  if (children.length === 0) return null;
  return (
    <p className={styles.buttons}>
      {children.map((child) => (
        <ButtonLink
          key={child.mark}
          href="/now"
          variant={child.mark === mark ? 'primary' : 'quiet'}
          aria-current={child.mark === mark}
          onClick={() => showChild(child.mark)}
        >
          {child.name}
        </ButtonLink>
      ))}
    </p>
  );
}
