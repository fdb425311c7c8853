import { LoginForm } from '../features/login/login-form';
import { Html } from '../lib/html';
import type { PageOf } from '../lib/schema.gen';
import { Picture } from '../ui/picture';
import styles from './login.module.css';

/** The login page. */
export function Login({ page }: { page: PageOf<'login'> }) {
  const {
    content,
    site: { navigation },
  } = page;
  return (
    <div className={styles.login}>
      <Picture of={content.picture} slot="small" className={`${styles.picture} unless-dim`} />
      <div className={styles.panel}>
        <h1>{page.title}</h1>
        <Html of={content.lead} className={styles.lead} />
        <LoginForm words={content} home={navigation.memberArea.href} planPage={navigation.plan} />
        <Html of={content.help} className={styles.help} />
      </div>
    </div>
  );
}
