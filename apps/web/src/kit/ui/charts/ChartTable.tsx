import { KitLink } from '../input/link.tsx';

type Props = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The screen that each row opens. */
  addresses?: readonly (string | undefined)[];
};

/** The same figures as a table, for screen readers. */
export function ChartTable({ caption, columns, rows, addresses }: Props) {
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
              <th scope="row">
                <RowHead text={head} href={addresses?.[index]} />
              </th>
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

/** Not in the tab order, where nobody would see it: the reading above the chart leads to the same. */
function RowHead({ text, href }: { text: string | undefined; href: string | undefined }) {
  if (!href) return text;
  return (
    <KitLink href={href} tabIndex={-1}>
      {text}
    </KitLink>
  );
}
