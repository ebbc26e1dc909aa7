import { observer } from "mobx-react-lite";
import { Suspense, useState } from "react";
import { groupId } from "#core/fitbook/group.ts";
import { inLanguage } from "#web/design/in-language.ts";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { laterPart } from "#web/platform/late/late-part.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { ReportPart } from "#web/features/fitbook/reports/report-part.tsx";
import { reportWords } from "#web/features/fitbook/reports/report-words.ts";
import { PostsOfGroup } from "#web/features/fitbook/posts/posts-of-group.tsx";
import { DeletedGroup } from "./deleted-group.tsx";
import { GroupActs } from "./group-acts.tsx";
import { GroupCard } from "./group-card.tsx";
import { GroupModel, groupNeeds } from "./group-model.ts";
import { GroupOutcome } from "./group-outcome.tsx";
import { MissingGroup } from "./missing-group.tsx";
import { useSight } from "#web/features/fitbook/page/use-sight.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const GroupChallenges = laterPart(lateCode(() => import("#web/features/fitbook/challenges/group-challenges.tsx"), "GroupChallenges"));

type GroupDetailsProps = { readonly id: string; readonly customer: CustomerId };

/** One group: what it says of itself, how one stands to it, what can be done, its challenges, and what its members share. */
export const GroupDetails = observer(function GroupDetails({ id, customer }: GroupDetailsProps) {
  const useCases = useNeeds(groupNeeds);
  const [model] = useState(() => new GroupModel(customer, groupId(id), useCases));
  useSight(model.ask);
  const { state } = model;
  if (model.isDeleted) return <DeletedGroup model={model} />;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  if (state.value === null) return <MissingGroup />;
  return (
    <>
      <GroupCard group={state.value} customer={customer} />
      <GroupOutcome steps={model.steps} />
      <GroupActs group={state.value} model={model} />
      {state.value.mine === "owner" ? null : (
        <div className="fitbook-acts">
          <ReportPart
            thing={{ kind: "group", id: state.value.id }}
            label={fitbookWords.each({ act: reportWords.report, name: inLanguage(state.value).name })}
            customer={customer}
            look="text"
          />
        </div>
      )}
      {state.value.sees === "full" ? (
        <Suspense fallback={<RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />}>
          <GroupChallenges group={state.value.id} customer={customer} />
          <PostsOfGroup group={state.value} customer={customer} />
        </Suspense>
      ) : null}
    </>
  );
});
