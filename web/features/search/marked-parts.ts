/** A text in parts, of which those are meant that hold what was typed, in any letter case. */
export function markedParts(text: string, typed: string): readonly { readonly text: string; readonly isMeant: boolean }[] {
  const words = typed
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (words.length === 0) return [{ text, isMeant: false }];
  return text
    .split(new RegExp(`(${words.join("|")})`, "iu"))
    .map((part, place) => ({ text: part, isMeant: place % 2 === 1 }))
    .filter((part) => part.text !== "");
}
