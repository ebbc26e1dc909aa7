import { CALL_BACK_LASTS } from "#core/consultations/call/room-by-clock.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import type { RoomView } from "#core/consultations/call/room-view.ts";
import type { CallModel } from "./call-model.ts";
import type { CallSeat } from "./call-seat.ts";

type CallBackProps = {
  readonly model: CallModel;
  readonly seat: Pick<CallSeat, "phone" | "Phone">;
  readonly room: RoomView;
  readonly other: string;
};

/** What comes next once the line is given up: who calls whom by phone, and until when that is waited for. */
export function CallBack({ model, seat: { phone, Phone }, room, other }: CallBackProps) {
  const { isByPhone, mayBePhoned, lineSince, closes } = room;
  const until = timeAt(Math.min(lineSince + CALL_BACK_LASTS, closes));
  return (
    <div className="stack gap-3">
      <div role="status">
        <Notice kind={isByPhone ? "good" : "note"}>
          {isByPhone
            ? phone.reached
            : mayBePhoned
              ? phone.calls({ name: other, from: timeAt(lineSince), until })
              : phone.notAllowed({ until })}
        </Notice>
      </div>
      {Phone !== undefined && mayBePhoned && !isByPhone ? <Phone model={model} room={room} /> : null}
    </div>
  );
}
