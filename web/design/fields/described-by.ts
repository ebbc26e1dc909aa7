/** What a control says of itself where a field has a problem or a hint; they are drawn by FieldNotes under the same id. */
export function describedBy(id: string, problem: string | null, hint?: string) {
  const ids = [problem === null ? [] : [`${id}-problem`], hint === undefined ? [] : [`${id}-hint`]].flat();
  return { "aria-invalid": problem !== null, ...(ids.length === 0 ? {} : { "aria-describedby": ids.join(" ") }) };
}
