/** What a tool remarks beside its figures; notes without a text say nothing. */
export function NoteList({ notes, texts }: { readonly notes: readonly string[]; readonly texts: Readonly<Record<string, string>> }) {
  const told = notes.filter((note) => texts[note] !== undefined);
  return told.length === 0 ? null : (
    <ul className="tool-notes">
      {told.map((note) => (
        <li key={note}>{texts[note]}</li>
      ))}
    </ul>
  );
}
