import { eventWords as words } from "#web/features/events/event-words.ts";
import type { OwnSeat } from "#core/events/attendance/own-seat.ts";
import type { OwnDeed } from "#core/events/listing/events.port.ts";
import type { ShownEvent } from "#core/events/listing/shown-event.ts";

type SeatStep = { readonly deed: OwnDeed; readonly label: string; readonly look: "main" | "quiet"; readonly text: string | null };

/** What somebody can do with their place in an event, the likeliest first; nothing once it has begun. `state` null: they never joined. */
export function seatSteps(
  state: OwnSeat["state"] | null,
  { event, isOpen }: { readonly event: ShownEvent; readonly isOpen: boolean },
): readonly SeatStep[] {
  if (!isOpen) return [];
  switch (state) {
    case null:
    case "left":
    case "expired": {
      const isFull = event.state === "full";
      return [{ deed: "join", label: isFull ? words.joinLine : words.join, look: "main", text: words.joinTextOf(event) }];
    }
    case "going":
      return [{ deed: "leave", label: words.leave, look: "quiet", text: words.leaveText }];
    case "waiting":
      return [{ deed: "leave", label: words.leaveLine, look: "quiet", text: words.lineText }];
    case "offered":
      return [
        { deed: "accept", label: words.accept, look: "main", text: null },
        { deed: "decline", label: words.decline, look: "quiet", text: null },
      ];
    case "attended":
    case "no_show":
      return [];
  }
}
