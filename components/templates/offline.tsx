import type { PageOf } from '../lib/schema.gen';
import { Button, LinkButton } from '../ui/button';
import { Picture } from '../ui/picture';
import styles from './notice-page.module.css';

/** Shown by a saved library without a connection, at the address of any page that it lacks. */
export function Offline({ page: { title, content } }: { page: PageOf<'offline'> }) {
  return (
    <div className={styles.notice}>
      <Picture of={content.picture} slot="small" className={styles.picture} />
      <h1>{title}</h1>
      <p>{content.text}</p>
      <Button className="needs-scripts" onClick={() => location.reload()}>
        {content.again}
      </Button>
      <ul className={styles.links}>
        {content.links.map((link) => (
          <li key={link.href}>
            <LinkButton variant="quiet" of={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
