import { dial } from '../lib/text';
import { Proofs } from '../ui/proofs';
import { Fragment, type ReactNode } from 'react';
import { Html } from '../lib/html';
import { useSite } from '../lib/page';
import type { Site } from '../lib/schema.gen';
import { Brand } from './brand';
import styles from './footer.module.css';
import { Hills } from './hills';

/** The content of the footer: contact details, links, legal text and the button for cookie choices. */
export function FooterContent({ choices }: { choices: ReactNode }) {
  const site = useSite();
  const { contact, footer, social = [] } = site;
  if (!footer) return null; // the browser does not receive the footer's data
  return (
    <>
      <Hills className={styles.hills} />
      <div className={styles.inner}>
        <div className={styles.about}>
          <Brand />
          <Html of={footer.about} className="prose" />
          {social.length > 0 && (
            <ul className={styles.social}>
              {social.map(({ href, icon, label }) => (
                <li key={href}>
                  <a href={href} target="_blank" rel="noopener">
                    <Html of={icon} as="span" />
                    <span className="visually-hidden">{label} (opens in a new tab)</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Html of={footer.safety} className={styles.safety} />
        <div className={styles.groups}>
          <ul className={styles.links}>
            <li>
              <a href={dial(contact.phone)}>{contact.phone}</a>
            </li>
            {contact.emails.map((email) => (
              <li key={email}>
                <a href={`mailto:${email}`}>{breakable(email)}</a>
              </li>
            ))}
            <li>{contact.location}</li>
          </ul>
          {footer.groups.map((group) => (
            <nav key={group.label} aria-label={group.label}>
              <h2 className={styles.heading}>{group.label}</h2>
              <ul className={styles.links}>
                {group.links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.small}>
          <p>
            © <span data-year>{site.year}</span> {site.name}. {footer.small}
          </p>
          <Imprint site={site} />
          <div className={styles.choices}>
            {footer.links.map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
            {choices}
          </div>
        </div>
      </div>
    </>
  );
}

/** An email address that can break between its parts in a narrow column. */
function breakable(email: string) {
  const parts = email.split(/(?<=@)|(?=\.)/);
  return (
    <span>
      {parts.map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

/** Who runs the business, their postal address, their certificate and other proofs. */
function Imprint({ site }: { site: Site }) {
  const { certificate, contact, proofs } = site;
  if (!contact.post && !certificate && !proofs) return null;
  return (
    <p>
      {contact.post && `${contact.post.name}, ${contact.post.address}. `}
      <Proofs of={site} />
    </p>
  );
}
