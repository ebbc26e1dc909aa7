/** As many rows as are likely to come. */
export function RowSkeletons({ rows, label }: { readonly rows: readonly string[]; readonly label: string }) {
  return (
    <div className="stack gap-3" role="status">
      <span className="visually-hidden">{label}</span>
      {rows.map((row) => (
        <span key={row} className="skeleton skeleton-row" />
      ))}
    </div>
  );
}
