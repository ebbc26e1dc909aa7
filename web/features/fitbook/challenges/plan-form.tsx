import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { challengeId } from "#core/fitbook/challenge.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { ChallengeModel, challengeNeeds } from "./challenge-model.ts";
import { MissingChallenge } from "./missing-challenge.tsx";
import { PlanFields } from "./plan-fields.tsx";
import { PlanFormModel, planFormNeeds } from "./plan-form-model.ts";
import type { NamedGroup } from "#core/fitbook/group.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type PlanFormProps = {
  /** The challenge whose settings the form starts with; null: the default settings. */
  readonly like: string | null;
  /** The challenge to change; null: the form creates a new one. */
  readonly edits: string | null;
  readonly customer: CustomerId;
};

/** The form for the settings of a challenge. It starts with the settings of the challenge `like`, if there is one. */
export const PlanForm = observer(function PlanForm({ like, ...rest }: PlanFormProps) {
  return like === null ? <FilledPlan like={null} group={null} {...rest} /> : <Like like={like} {...rest} />;
});

const Like = observer(function Like({ like, edits, customer }: PlanFormProps & { readonly like: string }) {
  const useCases = useNeeds(challengeNeeds);
  const [model] = useState(() => new ChallengeModel(customer, challengeId(like), useCases));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={fitbookWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={fitbookWords.unavailable} onPress={model.ask} />;
  if (state.value === null || (edits !== null && !state.value.challenge.mayEdit)) return <MissingChallenge />;
  const { challenge } = state.value;
  return <FilledPlan like={challenge} group={challenge.group} edits={edits} customer={customer} />;
});

type FilledProps = {
  readonly like: VisibleChallenge | null;
  readonly edits: string | null;
  /** The group whose members may join; null: everybody may. */
  readonly group: NamedGroup | null;
  readonly customer: CustomerId;
};

/** The form itself, once the challenge that it starts with has been read. */
export function FilledPlan({ like, edits, group, customer }: FilledProps) {
  const useCases = useNeeds(planFormNeeds);
  const clock = useDependency(Clock);
  const navigate = useNavigate();
  const [model] = useState(
    () => new PlanFormModel({ like, group, edits: edits === null ? null : challengeId(edits) }, { customer, ...useCases, clock }),
  );
  const save = async () => {
    const saved = await model.save();
    if (saved !== null) void navigate(fitbookAddress.challenge(saved));
  };
  return <PlanFields model={model} onSubmit={() => void save()} />;
}
