/** What people read of something, by the names of its texts. */
type Texts = Readonly<Record<string, string>>;

/**
 * The Hindi texts of a group or a challenge after those who run it wrote `after`; null: it has none. They say what the texts of before
 * said, so all of them go as soon as one of those changes: nobody reads in Hindi what nobody says any more. Source:
 * specification/fitbook.md, Texts in Hindi.
 */
export function hindiAfter<Of extends Texts>(before: Of & { readonly hindi: Of | null }, after: NoInfer<Of>): Of | null {
  const { hindi } = before;
  if (hindi === null) return null;
  return Object.keys(hindi).every((text) => before[text] === after[text]) ? hindi : null;
}
