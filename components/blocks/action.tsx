import { ButtonLink } from '../ui/button';
import styles from './action.module.css';
import type { BlockProps } from './block-props';

/** The one thing to do next. */
export function Action({ block, show }: BlockProps<'action'>) {
  const { body, href, label } = block;
  return (
    <div className={`${styles.action} no-print`}>
      {body && body.length > 0 && <div className={styles.words}>{show(body)}</div>}
      <ButtonLink href={href} external={href.startsWith('https:')}>
        {label}
      </ButtonLink>
    </div>
  );
}
