import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { PersonPicture } from "./person-picture.tsx";
import { TieModel, tieNeeds } from "./tie-model.ts";
import { TieOutcome } from "./tie-outcome.tsx";
import { suggestionWords as words } from "./suggestion-words.ts";
import type { Suggestion } from "#core/fitbook/people/suggestion.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type Done = "nothing" | "asked" | "dismissed";

/** Somebody whom the customer may want to follow. The row stays where it is when that was asked for or dismissed. */
export const SuggestionRow = observer(function SuggestionRow(given: { readonly suggestion: Suggestion; readonly customer: CustomerId }) {
  const { person, reason } = given.suggestion;
  const { id, name, followsMe } = person;
  const useCases = useNeeds(tieNeeds);
  const [tie] = useState(() => new TieModel({ customer: given.customer, other: id }, useCases));
  const [done, become] = useState<Done>("nothing");
  const acts = useRef<HTMLDivElement>(null);
  const was = useRef(done);
  useEffect(() => {
    if (was.current !== done) acts.current?.querySelector<HTMLElement>("button, [tabindex]")?.focus(); // The button that was pressed is gone.
    was.current = done;
  }, [done]);
  const button = (act: string, look: "main" | "quiet", { send, next }: { readonly send: () => Promise<boolean>; readonly next: Done }) => (
    <Button
      look={look}
      state={tie.state === "sending" ? "busy" : "ready"}
      label={fitbookWords.each({ act, name })}
      onPress={() => void send().then((isDone) => isDone && become(next))}
    >
      {act}
    </Button>
  );
  return (
    <li>
      <div className="fitbook-person fitbook-suggestion">
        <PersonPicture person={person} customer={given.customer} size="small" />
        <div>
          <a href={fitbookAddress.person(id)}>{name}</a>
          <p className="small muted">{done === "dismissed" ? words.dismissed(name) : words.reason(reason)}</p>
        </div>
        <div className="fitbook-acts" ref={acts}>
          {done === "nothing" ? (
            <>
              {button(followsMe ? fitbookWords.ties.followBack : fitbookWords.ties.follow, "main", { send: tie.follow, next: "asked" })}
              {button(words.dismiss, "quiet", { send: () => tie.dismiss(true), next: "dismissed" })}
            </>
          ) : null}
          {done === "dismissed" ? button(words.undo, "quiet", { send: () => tie.dismiss(false), next: "nothing" }) : null}
          {done === "asked" ? (
            <span className="badge" tabIndex={-1}>
              {fitbookWords.ties.requested}
            </span>
          ) : null}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {done === "asked" ? words.asked({ name }) : done === "dismissed" ? words.dismissed(name) : ""}
      </p>
      <TieOutcome tie={tie} />
    </li>
  );
});
