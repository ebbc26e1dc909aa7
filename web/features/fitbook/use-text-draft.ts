import { useCallback, useEffect, useRef, useState } from "react";
import { useLateDependency } from "#web/platform/late/use-late-dependency.ts";
import { TextDrafts, withText } from "./text-drafts.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type Written = {
  readonly text: string;
  readonly write: (text: string) => void;
  /** It was sent or given up. */
  readonly forget: () => void;
};

/** A text as it is written. It begins with what was written at this place in this tab before and not sent, else with `given`. */
export function useTextDraft(customer: CustomerId, place: string, given = ""): Written {
  const coming = useLateDependency(TextDrafts);
  const drafts = coming.kind === "here" ? coming.value : null;
  const [text, put] = useState(given);
  const typed = useRef<string | null>(null);
  const keep = useCallback(
    (next: string) => drafts?.put(customer, withText(drafts.of(customer), place, next === given ? "" : next)),
    [drafts, customer, place, given],
  );
  useEffect(() => {
    if (drafts === null) return;
    if (typed.current !== null) return keep(typed.current); // It was written before the code had come.
    const begun = drafts.of(customer).texts[place];
    if (begun === undefined) return;
    typed.current = begun;
    put(begun);
  }, [drafts, customer, place, keep]);
  const write = (next: string) => {
    typed.current = next;
    put(next);
    keep(next);
  };
  return { text, write, forget: () => write(given) };
}
