import type { ReactNode } from 'react';
import type { DiarySheet as Words } from '../../lib/schema.gen';
import { ColumnHeads } from '../../ui/column-heads';
import styles from './diary-sheet.module.css';

/** As many rows as fit on a page. */
const ROWS = 16;

/** An empty sheet after the diary, its children; shown only in print. */
export function DiarySheet({ words, children }: { words: Words; children: ReactNode }) {
  return (
    <section className={styles.sheet} aria-hidden="true">
      <div className={styles.written}>{children}</div>
      <h2>{words.title}</h2>
      <p className={styles.lines}>
        <span>{words.name}</span>
        <span>{words.day}</span>
      </p>
      <table>
        <ColumnHeads of={words.columns} />
        <tbody>
          {Array.from({ length: ROWS }, (_, row) => (
            <tr key={row}>
              {words.columns.map((column) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- to be written in
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
