import { observer } from "mobx-react-lite";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { eventWords as words } from "#web/features/events/event-words.ts";
import { useAfterIntent } from "#web/platform/session/use-after-intent.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { AttendanceModel, attendanceNeeds } from "./attendance-model.ts";
import { SeatState } from "./seat-state.tsx";
import { seatSteps } from "./seat-steps.ts";
import type { RefObject } from "react";
import type { OwnDeed } from "#core/events/events.port.ts";
import type { ShownEvent } from "#core/events/shown-event.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type OwnSeatPartProps = {
  readonly customer: CustomerId;
  readonly event: ShownEvent;
  readonly isOpen: boolean;
  readonly isWanted: boolean;
  readonly onBegun: () => void;
  /** Whether focus was where this stands now, before it came. */
  readonly hadFocus: RefObject<boolean>;
};

/** How one's own seat stands, and what can be done with it. `isWanted`: a seat was asked for before this was there. */
export const OwnSeatPart = observer(function OwnSeatPart({ customer, event, isOpen, isWanted, onBegun, hadFocus }: OwnSeatPartProps) {
  const useCases = useNeeds(attendanceNeeds);
  const { revalidate } = useRevalidator();
  const [model] = useState(() => new AttendanceModel(useCases, customer, event.id));
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasPressed = useRef(false);
  const press = async (action: OwnDeed) => {
    hasPressed.current = true;
    if (await model.take(action)) await revalidate();
  };
  const joinAtOnce = useEffectEvent(() => {
    onBegun();
    void press("join");
  });
  useAfterIntent(() => void Promise.all([model.own.ask(), revalidate()]));
  useEffect(() => void model.own.ask(), [model]);
  useEffect(() => {
    if (isWanted) joinAtOnce();
  }, [isWanted]);
  const { own, state, refusal } = model;
  const seat = own.state.kind === "read" ? (own.state.value?.seat ?? null) : null;
  const standing = `${seat?.state} ${seat?.isAsked}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with how the seat stands the button that was pressed goes, and focus with it.
  useEffect(() => {
    if (hasPressed.current && document.activeElement === document.body) heading.current?.focus();
    hasPressed.current = false;
  }, [standing]);
  const isRead = own.state.kind === "read";
  useEffect(() => {
    if (!isRead) return;
    if (hadFocus.current && document.activeElement === document.body)
      (section.current?.querySelector("button") ?? heading.current)?.focus();
    hadFocus.current = false;
  }, [isRead, hadFocus]);
  if (own.state.kind === "unavailable") return <TryAgain what={words.notShown} onPress={() => void own.ask()} />;
  if (own.state.kind !== "read") return <RowSkeletons rows={["seat"]} label={words.yours} />;
  const steps = seatSteps(seat, { event, isOpen });
  if (seat === null && steps.length === 0) return null; // It is over, and they never joined.
  return (
    <section ref={section} className="event-seat">
      <h2 ref={heading} tabIndex={-1}>
        {words.yours}
      </h2>
      <div role="status" className="stack gap-2">
        {state === "unavailable" ? <Notice kind="bad">{words.notSent}</Notice> : null}
        {refusal === null ? null : <Notice kind="bad">{words.refusals[refusal]}</Notice>}
        <SeatState seat={seat} company={own.state.value?.company ?? null} event={event} />
      </div>
      {steps.map(({ deed, label, look, text }) => (
        <div key={deed} className="stack justify-items-start gap-2">
          {text === null ? null : <p className="small muted">{text}</p>}
          <Button look={look} state={state === "sending" ? "busy" : "ready"} onPress={() => void press(deed)}>
            {label}
          </Button>
        </div>
      ))}
    </section>
  );
});
