import type { MouseEvent } from "react";

/** A press with a key held is the browser's: it opens a new tab. */
export function onPlainClick(event: MouseEvent, choose: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  choose();
}
