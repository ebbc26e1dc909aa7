/**
 * What a diagnosis says behind "provisional:", or behind "संभावित:" as it is written in Hindi; null: it is not provisional. Source:
 * specification/prescriptions.md, What it holds.
 */
export function provisionalDiagnosis(diagnosis: string): string | null {
  const [keyword] = /^\s*(?:provisional|संभावित|सम्भावित)\s*:\s*/i.exec(diagnosis) ?? [];
  return keyword === undefined ? null : diagnosis.slice(keyword.length);
}
