import { isInCall, roomFrom } from "../call/room.ts";
import type { Line } from "../call/line/line.ts";
import type { Place, Room, RoomStep } from "../call/room.ts";

/**
 * A step of a room with what it led to: where the patient is then, and what the line carries. `line` null: the patient is not inside, so
 * there is none.
 */
export type ExplainedRoomStep = RoomStep & { readonly number: number; readonly place: Place; readonly line: Line | null };

/** What each step of a room led to, in their order. Source: specification/consultations.md, Staff commands. */
export const explainedRoom = ({ mode, history }: Pick<Room, "mode" | "history">): readonly ExplainedRoomStep[] =>
  history.map((step, before) => {
    const room = roomFrom(mode, history.slice(0, before + 1));
    return { ...step, number: before + 1, place: room.place, line: isInCall(room) ? room.line : null };
  });
