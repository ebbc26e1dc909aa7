const FIELDS = ["first", "second", "third", "fourth"];

export function FormSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="stack gap-5" role="status">
      <span className="vh">{label}</span>
      {FIELDS.map((field) => (
        <span key={field} className="sk field-shape" />
      ))}
    </div>
  );
}
