import { ContactForm } from '../features/forms/contact-form';
import { Html } from '../lib/html';
import { dial } from '../lib/text';
import type { PageOf } from '../lib/schema.gen';
import { LinkButton } from '../ui/button';
import { Picture } from '../ui/picture';
import styles from './contact.module.css';

/** The contact details and the form. */
export function Contact({ page }: { page: PageOf<'contact'> }) {
  const { content, site } = page;
  const { emails, location, phone, post } = site.contact;
  return (
    <div className={styles.contact}>
      <header className={styles.header}>
        <h1>{page.title}</h1>
        <Html of={content.lead} className={styles.lead} />
      </header>
      <div className={styles.form}>
        <ContactForm form={content.form} />
      </div>
      <aside className={styles.details} aria-labelledby="details">
        <Picture of={page.emblem} slot="emblem" className={styles.emblem} />
        <h2 id="details">{content.details}</h2>
        <ul>
          <li>
            <a href={dial(phone)}>{phone}</a>
          </li>
          {emails.map((email) => (
            <li key={email}>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          ))}
          <li>{location}</li>
          {post && (
            <li className={styles.post}>
              {post.name}, {post.address}
            </li>
          )}
        </ul>
        <Html of={content.aside} className="prose" />
        <LinkButton of={content.booking} variant="quiet" />
      </aside>
    </div>
  );
}
