/** null: nothing is typed; "none": what is typed is no number. */
export function numberIn(typed: string): number | null | "none" {
  const plain = typed.trim().replace(",", ".");
  if (plain === "") return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : "none";
}
