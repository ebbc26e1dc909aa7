import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { TieModel, tieNeeds } from "#web/features/fitbook/people/tie-model.ts";
import { KeepAway } from "./keep-away.tsx";
import { PersonModel, personNeeds } from "./person-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SeenAuthor } from "#core/fitbook/posts/seen-post.ts";

type KeepAuthorAwayProps = { readonly author: SeenAuthor; readonly customer: CustomerId; readonly onBlocked: () => void };

/** Mutes or blocks whoever wrote a post, where it is read. Until it is known whether they are muted, they may be. */
export const KeepAuthorAway = observer(function KeepAuthorAway({ author, customer, onBlocked }: KeepAuthorAwayProps) {
  const personUseCases = useNeeds(personNeeds);
  const useCases = useNeeds(tieNeeds);
  const [model] = useState(() => new PersonModel(customer, { id: author.id, as: null }, personUseCases));
  const [tie] = useState(() => new TieModel({ customer, other: author.id }, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  const isMuted = state.kind === "read" && state.value?.person.isMuted === true;
  return (
    <KeepAway
      person={{ id: author.id, name: author.name, isMuted }}
      customer={customer}
      tie={tie}
      look="text"
      onDone={() => void model.ask()}
      onBlocked={onBlocked}
    />
  );
});
