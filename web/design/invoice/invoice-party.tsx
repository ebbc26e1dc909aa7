/** Somebody whom a paper names; empty lines are left out. */
export const InvoiceParty = ({
  label,
  name,
  lines,
}: {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
}) => (
  <section>
    <h2>{label}</h2>
    <p className="strong">{name}</p>
    <p>{lines.filter((line) => line !== "").join("\n")}</p>
  </section>
);
