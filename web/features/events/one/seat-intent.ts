import { AttendEvent } from "#core/events/attendance/attend-event.use-case.ts";
import { eventId } from "#core/events/listed-event.ts";
import { eventWords as words } from "#web/features/events/event-words.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import type { IntentOf } from "#core/sign-in/session/intent.ts";
import type { IntentContext } from "#web/platform/session/do-intent.ts";
import type { Failure } from "#web/platform/requests/failure.ts";

/** Takes the seat that was pressed for before sign-in, or a place on the waiting list. */
export async function takeSeat({ event }: IntentOf<"event-seat">, { customer, dependencies }: IntentContext): Promise<void> {
  const answer = await dependencies
    .get(AttendEvent)(customer, { event: eventId(event), deed: "join" })
    .catch(failureOrDefect);
  if (dependencies.get(SessionStore).customer !== customer) return;
  dependencies.get(ToastStore).show({ kind: "intent-done", told: said(answer) });
}

function said(answer: Awaited<ReturnType<AttendEvent>> | Failure): string {
  if (answer.kind === "refused")
    return answer.refusal.kind === "full" ? words.place(answer.refusal.place) : words.refusals[answer.refusal.kind];
  if (answer.kind !== "ok") return words.notSent;
  const { state, place, until } = answer.value;
  if (state === "waiting") return words.place(place ?? 1);
  return state === "offered" && until !== null ? words.keptUntil(until) : words.going;
}
