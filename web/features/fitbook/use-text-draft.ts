import { useCallback, useEffect, useRef, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { late } from "#web/platform/late/needs.ts";
import { useLoaded } from "#web/platform/late/use-loaded.ts";
import { TextDrafts, withText } from "./text-drafts.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type Written = {
  readonly text: string;
  readonly write: (text: string) => void;
  /** It was sent or given up. */
  readonly forget: () => void;
};

const textDraftNeeds = { drafts: late(TextDrafts) };

/** A text as it is written. It begins with what was written at this place in this tab before and not sent, else with `given`. */
export function useTextDraft(customer: CustomerId, place: string, given = ""): Written {
  const coming = useLoaded(useNeeds(textDraftNeeds).drafts);
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
