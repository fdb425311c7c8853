/** The head of a table, with the names of its columns. */
export function ColumnHeads({ of: columns }: { of: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
