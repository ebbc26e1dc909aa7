import { observer } from "mobx-react-lite";
import { Suspense, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { eventAddress } from "#web/platform/addresses/event-address.ts";
import { eventWords as words } from "#web/features/events/event-words.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { useAwake } from "#web/platform/window/use-awake.ts";
import type { RefObject } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ShownEvent } from "#core/events/shown-event.ts";

type AttendanceProps = { readonly event: ShownEvent; readonly isOpen: boolean };

const OwnSeatPart = latePart(lateCode(() => import("./own-seat-part.tsx"), "OwnSeatPart"));

/** One's own seat; whoever is not signed in is asked to, and comes back here. The server draws it for nobody. */
export const Attendance = observer(function Attendance({ event, isOpen }: AttendanceProps) {
  const { customer } = useStore(SessionStore);
  const isAwake = useAwake();
  // Pressed before it was known who is signed in, or before the code for their seat has come: it joins once both are there.
  const [wantedBy, want] = useState<CustomerId | null>(null);
  const hadFocus = useRef(false);
  const waiting = isOpen ? <AskToJoin event={event} onKnown={want} hadFocus={hadFocus} /> : null;
  if (!isAwake || customer === null) return waiting;
  return (
    <Suspense fallback={waiting}>
      <OwnSeatPart
        key={customer}
        customer={customer}
        event={event}
        isOpen={isOpen}
        isWanted={wantedBy === customer}
        onBegun={() => want(null)}
        hadFocus={hadFocus}
      />
    </Suspense>
  );
});

/** `hadFocus`: whether focus was here when one's own seat took this place. */
type AskToJoinProps = {
  readonly event: ShownEvent;
  readonly onKnown: (customer: CustomerId) => void;
  readonly hadFocus: RefObject<boolean>;
};

const AskToJoin = observer(function AskToJoin({ event, onKnown, hadFocus }: AskToJoinProps) {
  const session = useStore(SessionStore);
  const [isBusy, enter] = useState(false);
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const here = section.current;
    return () => {
      hadFocus.current = here?.contains(document.activeElement) ?? false;
    };
  }, [hadFocus]);
  const press = async () => {
    enter(true);
    // Whoever presses at once may be signed in without it being known yet, or be known by a token alone.
    await session.open();
    if (session.isSignedIn && session.customer === null) await session.refresh();
    enter(false);
    if (session.customer !== null) onKnown(session.customer);
    else if (!session.isSignedIn) session.askToSignInFor({ kind: "event-seat", event: event.id }, eventAddress.one(event.id));
  };
  return (
    <section ref={section} className="event-seat">
      <p className="muted">{words.joinTextOf(event)}</p>
      <Button look="main" size="big" state={isBusy ? "busy" : "ready"} onPress={() => void press()}>
        {event.state === "full" ? words.joinLine : words.join}
      </Button>
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
    </section>
  );
});
