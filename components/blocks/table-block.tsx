import { useState, type ReactNode } from 'react';
import { Html } from '../lib/html';
import { dial } from '../lib/text';
import type { Table, TableRow } from '../lib/schema.gen';
import { ColumnHeads } from '../ui/column-heads';
import { Fold } from '../ui/fold';
import { Chevron } from '../ui/icons';
import type { BlockProps } from './block-props';
import styles from './table-block.module.css';
import { TableChart } from './table-chart';

/** A data table. With `expand`, rows open to show their detail, one at a time; in print all are open. */
export function TableBlock({ block }: BlockProps<'table'>) {
  const { name, expand, table } = block;
  const { caption, chart, columns, fold, note, rows } = table;
  const [open, setOpen] = useState<number>();
  const part = (from: number, to: number | undefined, head: ReactNode) => (
    <div className="table" data-short={isShort(table) ? columns.length : undefined}>
      <table className={styles.table}>
        <caption className={styles.caption}>{head}</caption>
        <ColumnHeads of={columns} />
        <tbody>
          {rows.slice(from, to).map((row, i) => {
            const index = from + i;
            return (
              <Row
                key={row.cells[0]}
                id={`${name}-${index + 1}`}
                row={row}
                columns={columns}
                open={index === open}
                {...(expand &&
                  row.detail && { onToggle: () => setOpen(index === open ? undefined : index) })}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
  return (
    <figure className={styles.figure} data-wide>
      {part(
        0,
        fold?.after,
        <>
          <span className={styles.title}>{caption}</span>
          {chart && <TableChart chart={chart} table={table} />}
        </>,
      )}
      {fold && (
        <Fold label={fold.label} look="more">
          {part(fold.after, undefined, fold.label)}
        </Fold>
      )}
      <Html of={note} as="figcaption" className={styles.note} />
    </figure>
  );
}

/** The most letters, summed over the longest cell of each column, in a table that remains one on a phone. */
const MOST_LETTERS = 100;

function isShort({ columns, rows }: Table): boolean {
  const longest = columns.map((_, i) => Math.max(...rows.map(({ cells }) => cells[i]!.length)));
  const letters = longest.reduce((sum, each) => sum + each);
  return letters <= MOST_LETTERS && !rows.some(({ call }) => call); // whose frame takes more room
}

interface RowProps {
  id: string;
  row: TableRow;
  columns: string[];
  open: boolean;
  /** Given for rows that open and close. */
  onToggle?: () => void;
}

function Row({ id, row, columns, open, onToggle }: RowProps) {
  const [first, ...others] = row.cells;
  return (
    <>
      <tr
        className={onToggle && styles.expandable}
        data-tone={row.tone}
        data-open={open || undefined}
      >
        <th scope="row">
          {onToggle ? (
            <button
              type="button"
              className={styles.button}
              aria-expanded={open}
              aria-controls={id}
              onClick={onToggle}
            >
              <Chevron className={`icon ${styles.chevron}`} />
              {first}
            </button>
          ) : row.call ? (
            <a href={dial(row.call)}>{first}</a>
          ) : (
            first
          )}
        </th>
        {others.map((cell, column) => (
          <td key={columns[column + 1]} data-label={columns[column + 1]}>
            {cell}
          </td>
        ))}
      </tr>
      {onToggle && (
        <tr id={id} className={styles.detail} data-tone={row.tone} data-open={open || undefined}>
          <td colSpan={columns.length}>
            <Html of={row.detail} className="prose" />
          </td>
        </tr>
      )}
    </>
  );
}
