import styles from './form.module.css';

/** Says that the message was not sent; {email} in the text becomes a link. */
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
