import { ok } from "../../../shared/result.ts";
import { useCase } from "../../../shared/token.ts";
import { asItIs, roomMoved } from "../in-room.ts";
import { roomView } from "../room-view.ts";
import { bySeat, seatedNeeds } from "../seated.ts";
import { maker } from "../../../shared/use-case.ts";
import type { Session } from "../../../identity/session.ts";
import type { Result } from "../../../shared/result.ts";
import type { Mode } from "../../practitioner.ts";
import type { RoomRefusal } from "../in-room.ts";
import type { RoomView } from "../room-view.ts";
import type { SeatedNeeds } from "../seated.ts";

export type LineSwitch = { readonly token: string; readonly to: Mode };

/**
 * Switches a call to sound alone, for both sides and at once; or asks for the picture, which comes once both have. An appointment by sound
 * stays as it is. Source: specification/consultation-calls.md, A bad line.
 */
export type SwitchLine = (session: Session, wanted: LineSwitch) => Promise<Result<RoomView, RoomRefusal>>;
export const SwitchLine = useCase<SwitchLine>("consultations", "SwitchLine");

export const makeSwitchLine = maker(
  SwitchLine,
  seatedNeeds,
  (needs: SeatedNeeds) =>
    (session, { token: opens, to }) =>
      bySeat<RoomView>(needs, { session, token: opens }, (seen, { seat }, at) => {
        const moved = roomMoved(seen, { deeds: [{ kind: "switch", seat, to }], event: null, by: { kind: "clock" } }, at);
        return moved.kind === "refused" ? asItIs(moved) : { ...moved.value, answer: ok(roomView(moved.value.answer, seat)) };
      }),
);
