/** An event on an element before the page was hydrated. Each kind is noted once for each element, however often it happened. */
export type EarlyPress = { readonly kind: "click" | "input" | "change" | "submit"; readonly element: Element };

declare global {
  /** Defined by early.js; undefined if that file is not loaded. */
  var takeEarly: (() => readonly EarlyPress[]) | undefined;
}

/** The events so far. No more are noted from here on, because React listens once hydration begins. */
export const earlyPresses = (): Set<EarlyPress> => new Set(globalThis.takeEarly?.());

/** Repeats the events on the hydrated page and clears the list. */
export async function repeatPresses(early: Set<EarlyPress>): Promise<void> {
  const deeds = [...early].filter(({ element }) => element.isConnected).map(deedOf);
  early.clear();
  globalThis.takeEarly = undefined; // The page is hydrated.
  for (const deed of deeds) {
    deed();
    await null; // The next event must see what this one has changed: a form is sent with what was entered.
  }
}

/** The value is read at once, because the event of one field makes React draw the other fields with their former values. */
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
  tell(field, "click"); // Only the event: the box is ticked already.
};

/** React ignores an event if the value is the one that it knows. So it is made to forget the value that it found in the field. */
const forget = (field: Element): void => Reflect.get(field, "_valueTracker")?.setValue("what nobody entered");

const tell = (field: Element, kind: string): boolean => field.dispatchEvent(new Event(kind, { bubbles: true }));
