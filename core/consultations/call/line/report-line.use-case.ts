import { ok } from "../../../shared/result.ts";
import { useCase } from "../../../shared/token.ts";
import { asItIs, roomMoved } from "../in-room.ts";
import { roomView } from "../room-view.ts";
import { bySeat, seatedNeeds } from "../seated.ts";
import { maker } from "../../../shared/use-case.ts";
import type { Session } from "../../../identity/session.ts";
import type { Result } from "../../../shared/result.ts";
import type { RoomRefusal } from "../in-room.ts";
import type { Line } from "./line.ts";
import type { RoomView } from "../room-view.ts";
import type { SeatedNeeds } from "../seated.ts";

export type LineReport = { readonly token: string; readonly line: Line };

/** Tells what one side's line carries. Both go by the lower report. Source: specification/consultation-calls.md, A bad line. */
export type ReportLine = (session: Session, report: LineReport) => Promise<Result<RoomView, RoomRefusal>>;
export const ReportLine = useCase<ReportLine>("consultations", "ReportLine");

export const makeReportLine = maker(
  ReportLine,
  seatedNeeds,
  (needs: SeatedNeeds) =>
    (session, { token: opens, line }) =>
      bySeat<RoomView>(needs, { session, token: opens }, (seen, { seat }, at) => {
        const moved = roomMoved(seen, { deeds: [{ kind: "line", seat, line }], event: null, by: { kind: "clock" } }, at);
        return moved.kind === "refused" ? asItIs(moved) : { ...moved.value, answer: ok(roomView(moved.value.answer, seat)) };
      }),
);
