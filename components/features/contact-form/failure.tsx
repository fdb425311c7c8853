import styles from './contact-form.module.css';

/** Says that nothing was sent, with another way to write: {email} in the text. */
export function Failure({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split('{email}');
  return (
    <p className={styles.failure}>
      {before}
      {after !== undefined && <a href={`mailto:${email}`}>{email}</a>}
      {after}
    </p>
  );
}
