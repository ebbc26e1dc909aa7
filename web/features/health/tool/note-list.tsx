/** What a tool remarks beside its figures; notes without a text say nothing. */
export function NoteList({ notes, texts }: { readonly notes: readonly string[]; readonly texts: Readonly<Record<string, string>> }) {
  const worded = notes.filter((note) => texts[note] !== undefined);
  return worded.length === 0 ? null : (
    <ul className="tool-notes">
      {worded.map((note) => (
        <li key={note}>{texts[note]}</li>
      ))}
    </ul>
  );
}
