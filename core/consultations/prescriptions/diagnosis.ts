/** What a diagnosis says behind "provisional:"; null: it is not provisional. Source: specification/prescriptions.md, What it holds. */
export function provisionalDiagnosis(diagnosis: string): string | null {
  const [keyword] = /^\s*provisional:\s*/i.exec(diagnosis) ?? [];
  return keyword === undefined ? null : diagnosis.slice(keyword.length);
}
