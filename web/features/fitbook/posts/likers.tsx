import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { PeopleListModel, peopleListNeeds } from "#web/features/fitbook/people/people-list-model.ts";
import { PeopleRows } from "#web/features/fitbook/people/people-rows.tsx";
import { postWords } from "./post-words.ts";
import { useLostSight } from "#web/features/fitbook/page/use-sight.ts";
import type { PostId } from "#core/fitbook/post-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const { thread: words } = postWords;

/** Who likes a post. */
export const Likers = observer(function Likers({ post, customer }: { readonly post: PostId; readonly customer: CustomerId }) {
  const useCases = useNeeds(peopleListNeeds);
  const [model] = useState(() => new PeopleListModel({ kind: "likers", of: post }, customer, useCases));
  useEffect(() => void model.ask(), [model]);
  useLostSight(model.ask);
  const { state } = model;
  return (
    <section className="stack gap-2" aria-labelledby="fitbook-likers">
      <h2 id="fitbook-likers" className="heading-3">
        {words.likers}
      </h2>
      {state.kind === "reading" ? <RowSkeletons rows={["first"]} label={postWords.reading} /> : null}
      {state.kind === "unavailable" ? <TryAgain what={postWords.unavailable} onPress={model.ask} /> : null}
      {state.kind === "read" ? (
        <PeopleRows
          page={state.value}
          label={words.likers}
          customer={customer}
          list={null}
          more={model.more}
          onMore={() => void model.askMore()}
          onDone={() => void model.ask()}
        />
      ) : null}
    </section>
  );
});
