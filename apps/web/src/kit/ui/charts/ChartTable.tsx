type Props = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** The same figures as a table, for screen readers. */
export function ChartTable({ caption, columns, rows }: Props) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{head}</th>
              {cells.map((cell, cellAt) => (
                <td key={cellAt}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
