/** What was done to an element before the page could hear it: once a kind, however often an impatient hand pressed it. */
export type EarlyPress = { readonly kind: "click" | "input" | "change" | "submit"; readonly element: Element };

declare global {
  /** Made by early.js; undefined where that has not come. */
  var takeEarly: (() => readonly EarlyPress[]) | undefined;
}

/** What was noted until now. From here on nothing is: React, asked to take the page over, hears for itself. */
export const earlyPresses = (): Set<EarlyPress> => new Set(globalThis.takeEarly?.());

/** Done once more, now that somebody hears it, and forgotten. */
export async function repeatPresses(early: Set<EarlyPress>): Promise<void> {
  const deeds = [...early].filter(({ element }) => element.isConnected).map(deedOf);
  early.clear();
  globalThis.takeEarly = undefined; // The page is awake.
  for (const deed of deeds) {
    deed();
    await null; // What follows must meet what this has changed: a form is sent with what was entered.
  }
}

/** What was entered is read at once: telling of one field draws the others as React still knows them. */
function deedOf({ kind, element }: EarlyPress): () => void {
  if (kind === "submit" && element instanceof HTMLFormElement) return () => element.requestSubmit();
  if (element instanceof HTMLSelectElement) return chosen(element, element.value);
  if (element instanceof HTMLTextAreaElement) return typed(element, element.value);
  if (element instanceof HTMLInputElement) {
    return ["checkbox", "radio"].includes(element.type) ? ticked(element, element.checked) : typed(element, element.value);
  }
  return () => element instanceof HTMLElement && element.click();
}

const chosen = (field: HTMLSelectElement, value: string) => () => {
  field.value = value;
  tell(field, "change");
};

const typed = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => () => {
  if (field.value !== value) field.value = value;
  forget(field);
  tell(field, "input");
};

const ticked = (field: HTMLInputElement, checked: boolean) => () => {
  field.checked = checked;
  forget(field);
  tell(field, "click"); // A bare event: it tells, and ticks nothing.
};

/** React hears only of what differs from what it knows, which is what it found in the field. */
const forget = (field: Element): void => Reflect.get(field, "_valueTracker")?.setValue("what nobody entered");

const tell = (field: Element, kind: string): boolean => field.dispatchEvent(new Event(kind, { bubbles: true }));
