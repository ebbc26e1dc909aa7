import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { GroupLinksModel, groupLinksNeeds } from "./group-links-model.ts";
import { LinkForm } from "./link-form.tsx";
import { linkWords as words } from "./link-words.ts";
import { MadeLink } from "./made-link.tsx";
import type { GroupLinkId } from "#core/fitbook/groups/group-link.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type GroupLinksProps = { readonly group: VisibleGroup; readonly customer: CustomerId };

/** The links of a group, a new one, and an end to each; for those who run it. Source: specification/fitbook.md, Groups. */
export const GroupLinks = observer(function GroupLinks({ group, customer }: GroupLinksProps) {
  const useCases = useNeeds(groupLinksNeeds);
  const [model] = useState(() => new GroupLinksModel(customer, group.id, useCases));
  useEffect(() => void model.ask(), [model]);
  const [isRevoked, tell] = useState(false);
  const focusTarget = useRef<HTMLParagraphElement>(null);
  const revoke = async (link: GroupLinkId) => {
    const isDone = await model.revoke(link);
    tell(isDone);
    if (isDone) focusTarget.current?.focus(); // The button that was pressed is gone.
  };
  const { state, refusal, made, submission } = model;
  return (
    <section className="stack gap-4" aria-labelledby="group-links">
      <h2 id="group-links" className="heading-3">
        {words.title}
      </h2>
      <p className="muted">{words.text}</p>
      <LinkForm model={model} isOpen={group.isOpen} />
      <div role="status">
        {refusal === null ? null : <Notice kind="bad">{words.refusals[refusal]}</Notice>}
        {submission === "unavailable" ? <Notice kind="bad">{fitbookWords.notSent}</Notice> : null}
      </div>
      {made === null ? null : <MadeLink key={made.link.id} made={made} />}
      <p role="status" tabIndex={-1} ref={focusTarget}>
        {isRevoked ? words.revoked : ""}
      </p>
      {state.kind === "reading" ? <RowSkeletons rows={["first"]} label={fitbookWords.reading} /> : null}
      {state.kind === "unavailable" ? <TryAgain what={fitbookWords.unavailable} onPress={model.ask} /> : null}
      {state.kind === "read" && state.value.length === 0 ? <p className="muted">{words.none}</p> : null}
      {state.kind === "read" && state.value.length > 0 ? (
        <ul className="fitbook-people" aria-label={words.list}>
          {state.value.map((link) => (
            <li key={link.id} className="fitbook-challenge">
              <p>{words.kinds[link.kind]}</p>
              <p className="small muted">{words.left(link)}</p>
              <div className="fitbook-acts">
                <Button
                  look="quiet"
                  state={submission === "sending" ? "busy" : "ready"}
                  label={words.revokeOf(link)}
                  onPress={() => void revoke(link.id)}
                >
                  {words.revoke}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
});
