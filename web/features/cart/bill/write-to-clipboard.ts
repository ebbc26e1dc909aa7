/** Asked for at once, within the press that allows it; the text may come later. Some browsers take only text that is there. */
export async function writeToClipboard(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
  const blob = text.then((written) => new Blob([written], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
