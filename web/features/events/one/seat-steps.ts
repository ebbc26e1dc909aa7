import { eventWords as words } from "#web/features/events/event-words.ts";
import type { OwnSeat } from "#core/events/attendance/own-seat.ts";
import type { OwnDeed } from "#core/events/events.port.ts";
import type { ShownEvent } from "#core/events/shown-event.ts";

type SeatStep = { readonly deed: OwnDeed; readonly label: string; readonly look: "main" | "quiet"; readonly text: string | null };

/** What somebody can do with their place in an event, the likeliest first; nothing once it has begun. `seat` null: they never joined. */
export function seatSteps(
  seat: Pick<OwnSeat, "state" | "isAsked"> | null,
  { event, isOpen }: { readonly event: ShownEvent; readonly isOpen: boolean },
): readonly SeatStep[] {
  if (!isOpen) return [];
  const answers = seat === null ? [] : seatAnswers(seat);
  if (answers.length > 0) return answers;
  switch (seat?.state) {
    case undefined:
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
    case "attended":
    case "no_show":
      return [];
  }
}

/**
 * What somebody answers who is asked whether they take the seat that is kept for them, or keep their place at another time; nothing: they
 * are not asked.
 */
export function seatAnswers({ state, isAsked }: Pick<OwnSeat, "state" | "isAsked">): readonly SeatStep[] {
  if (state === "offered")
    return [
      { deed: "accept", label: words.accept, look: "main", text: null },
      { deed: "decline", label: words.decline, look: "quiet", text: null },
    ];
  if (!isAsked || (state !== "going" && state !== "waiting")) return [];
  const isGoing = state === "going";
  return [
    { deed: "keep", label: isGoing ? words.keep : words.keepLine, look: "main", text: isGoing ? words.giveUpText : null },
    { deed: "leave", label: isGoing ? words.giveUp : words.leaveLine, look: "quiet", text: null },
  ];
}
