const FIELDS = ["first", "second", "third", "fourth"];

export function FormSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="stack gap-5" role="status">
      <span className="visually-hidden">{label}</span>
      {FIELDS.map((field) => (
        <span key={field} className="skeleton skeleton-field" />
      ))}
    </div>
  );
}
