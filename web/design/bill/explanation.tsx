type ExplanationProps = {
  readonly sentences: readonly string[];
  /** Named amounts that lead to the last of them. */
  readonly rows: readonly { readonly label: string; readonly figure: string; readonly kind: "part" | "sum" }[];
};

/** What a figure follows from: sentences, then a sum. */
export function Explanation({ sentences, rows }: ExplanationProps) {
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {rows.length === 0 ? null : (
        <table>
          <tbody>
            {rows.map(({ label, figure, kind }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two products may share title, price and quantity; a row is its place.
              <tr key={place} data-kind={kind}>
                <th scope="row">{label}</th>
                <td className="number">{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
