import "./comparison.css";
import type { ReactNode } from "react";

type Column = { readonly id: string; readonly title: string };

/** `cells`: one for each column, in their order. */
type Row = { readonly id: string; readonly name: ReactNode; readonly cells: readonly ReactNode[] };

type ComparisonProps = {
  readonly label: string;
  /** What the names of rows are. */
  readonly corner: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
};

/** Things side by side, a column each. Where the screen is narrow, what a row is about stands above its cells. */
export const Comparison = ({ label, corner, columns, rows }: ComparisonProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: A table wider than its page is scrolled by keyboard as well.
  <section className="comparison" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map(({ id, title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {columns.map((column, nth) => (
              <td key={column.id}>{cells[nth]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
