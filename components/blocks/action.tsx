import { ButtonLink } from '../ui/button';
import styles from './action.module.css';
import type { BlockProps } from './block-props';

/** A call to action: a link styled as a button, with text above it. */
export function Action({ block, renderBlocks }: BlockProps<'action'>) {
  const { body, href, label } = block;
  return (
    <div className={`${styles.action} no-print`}>
      {body && body.length > 0 && <div className={styles.text}>{renderBlocks(body)}</div>}
      <ButtonLink href={href} external={href.startsWith('https:')}>
        {label}
      </ButtonLink>
    </div>
  );
}
