/** As many rows as are likely to come. */
export function RowSkeletons({ rows, label }: { readonly rows: readonly string[]; readonly label: string }) {
  return (
    <div className="stack gap-3" role="status">
      <span className="vh">{label}</span>
      {rows.map((row) => (
        <span key={row} className="sk row-shape" />
      ))}
    </div>
  );
}
