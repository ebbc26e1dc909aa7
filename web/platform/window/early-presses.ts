declare global {
  /** Defined by early.js: what was pressed, entered or sent before the page was hydrated. Undefined if that file is not loaded. */
  var takeEarly: (() => readonly Element[]) | undefined;
}

export type EarlyPresses = {
  /** Each element once, however often it was pressed. */
  readonly noted: Set<Element>;
  /** Ends noting. Called once the page is hydrated, before any later event. */
  readonly end: () => void;
};

/**
 * The events so far. From here on only what is entered is noted, because React listens to all else once hydration begins: what it finds in
 * a field is what it takes for known.
 */
export function earlyPresses(): EarlyPresses {
  const noted = new Set(globalThis.takeEarly?.());
  const over = new AbortController();
  for (const type of ["click", "input", "change"]) addEventListener(type, note, { capture: true, signal: over.signal });
  return { noted, end: () => over.abort() };

  function note({ type, target }: Event): void {
    const fields = type === "click" ? "[type=radio], [type=checkbox]" : "input, textarea, select";
    if (target instanceof Element && target.matches(fields)) noted.add(target);
  }
}

/** Repeats the events on the hydrated page and clears the list. */
export async function repeatPresses({ noted }: EarlyPresses): Promise<void> {
  const deeds = [...noted].filter((element) => element.isConnected && !isOutdone(element)).map(deedOf);
  noted.clear();
  globalThis.takeEarly = undefined; // The page is hydrated.
  for (const action of deeds) {
    action();
    await null; // The next event must see what this one has changed: a form is sent with what was entered.
  }
}

/** A radio button that was chosen, and another of its group since. */
const isOutdone = (element: Element) => element instanceof HTMLInputElement && element.type === "radio" && !element.checked;

/** The value is read at once, because the event of one field makes React draw the other fields with their former values. */
function deedOf(element: Element): () => void {
  if (element instanceof HTMLFormElement) return () => element.requestSubmit();
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
