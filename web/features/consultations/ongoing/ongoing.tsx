import Leaf from "lucide-react/icons/leaf";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { payableId } from "#core/ledger/entry.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { momentAt } from "#web/design/figures/moments.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { usePresent } from "#web/features/consultations/booking/use-present.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { ongoingPhrases as words } from "#web/features/consultations/wording/ongoing.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { OngoingModel, ongoingNeeds } from "./ongoing-model.ts";
import { TherapyDays } from "./therapy-days.tsx";
import type { ReactNode } from "react";
import type { ReadTherapies } from "./ongoing-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type Above = NonNullable<OngoingModel["above"]>;

type OngoingProps = { readonly customer: CustomerId; readonly id: string | null; readonly waiting: ReactNode };

/** What one's prescriptions plan for today, to tick, and the week before. */
export const Ongoing = observer(function Ongoing({ customer, id, waiting }: OngoingProps) {
  const useCases = useNeeds(ongoingNeeds);
  const booking = id === null || id === "" ? null : payableId(id);
  const [model] = useState(() => new OngoingModel(customer, booking, { ...useCases, now: Date.now }));
  useEffect(() => void model.ask(), [model]);
  useSentLater(model);
  const { reading } = model;
  if (reading.kind === "unavailable") return <TryAgain what={words.unavailable} onPress={() => void model.ask()} />;
  if (reading.kind !== "read") return waiting;
  if (reading.value === null || reading.value.therapies.length === 0)
    return (
      <NothingYet
        Icon={Leaf}
        heading={reading.value === null ? words.notHere : words.none}
        text={reading.value === null ? words.notHereText : words.noneText}
      >
        <a className="button main" href={consultationAddress.appointments}>
          {words.appointments}
        </a>
      </NothingYet>
    );
  return <Therapies read={reading.value} model={model} />;
});

/** It is asked again once the day is over: what was planned for today is then of yesterday. */
const Therapies = observer(function Therapies({ read, model }: { readonly read: ReadTherapies; readonly model: OngoingModel }) {
  const { therapies, today, names } = read;
  const end = firstInstantOf(daysAfter(today, 1));
  const isOver = usePresent(model.shopTime(), [end]) >= end;
  useEffect(() => {
    if (isOver) void model.ask();
  }, [isOver, model]);
  return (
    <div className="stack gap-6">
      <Sent model={model} />
      {therapies.map((therapy) => (
        <TherapyDays
          key={therapy.booking}
          therapy={therapy}
          today={today}
          patient={therapy.member === null ? null : (names.get(therapy.member) ?? null)}
          model={model}
        />
      ))}
    </div>
  );
});

/** What waits is sent once there is a line again, or somebody comes back to the page. */
function useSentLater(model: OngoingModel): void {
  useEffect(() => {
    const flush = () => void model.flush();
    globalThis.addEventListener("online", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      globalThis.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", flush);
    };
  }, [model]);
}

/** Whether the shop knows what was ticked; a live region that stands before its message. */
const Sent = observer(function Sent({ model }: { readonly model: OngoingModel }) {
  const isWaiting = model.line === "lost" && model.waiting.size > 0;
  return (
    <div role="status">
      {model.isChanged ? <Notice kind="note">{words.changed}</Notice> : null}
      {model.above === null ? null : <Notice kind="bad">{aboveWords(model.above)}</Notice>}
      {isWaiting ? (
        <Notice kind="note">
          {words.unsent}{" "}
          <Button look="text" onPress={() => void model.flush()}>
            {words.tryAgain}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
});

function aboveWords({ from, is, isPast }: Above): string {
  if (isPast) return words.notNoted[is];
  return from === null ? words.over[is] : `${words.above} ${words.againFrom[is]({ moment: momentAt(from) })}`;
}
