import { SEATS } from "./room.ts";
import { customerId } from "../../identity/customer-id.ts";
import { sessionId } from "../../identity/session.ts";
import { payableId } from "../../ledger/entry.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Session, SessionId } from "../../identity/session.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { CallSeals } from "./call-seals.port.ts";
import type { Seat } from "./room.ts";

/** For so many milliseconds a token opens anything. */
export const TOKEN_LASTS = 10 * 60_000;

/** What a token is bound to. `start`: the appointment's, so that a moved one needs another. `until` in milliseconds since 1970. */
export type CallClaims = {
  readonly booking: PayableId;
  readonly start: number;
  readonly account: CustomerId;
  readonly session: SessionId;
  readonly seat: Seat;
  readonly connection: string;
  readonly generation: number;
  readonly until: number;
};

/** The text that opens a seat. Source: specification/consultation-calls.md, Tokens. */
export function callToken(claims: CallClaims, seals: CallSeals): string {
  const { booking, start, account, session, seat, connection, generation, until } = claims;
  const said = [booking, start, account, session, seat, connection, generation, until].map((part) => encodeURIComponent(part)).join("~");
  return `${said}.${seals.of(said)}`;
}

/**
 * What a token is bound to, if we made it for this session; null: it opens nothing. Whether it is over is another question. Source:
 * specification/consultation-calls.md, Tokens.
 */
export function claimsIn(text: string, session: Session, seals: CallSeals): CallClaims | null {
  const cut = text.lastIndexOf(".");
  const said = text.slice(0, Math.max(cut, 0));
  if (said === "" || !seals.fits(said, text.slice(cut + 1))) return null;
  const [booking = "", start, account = "", held = "", sat, connection = "", generation, until] = said.split("~").map(decodeURIComponent);
  const seat = SEATS.find((one) => one === sat);
  if (seat === undefined || session.customer !== account || session.id !== held) return null;
  return {
    booking: payableId(booking),
    start: Number(start),
    account: customerId(account),
    session: sessionId(held),
    seat,
    connection,
    generation: Number(generation),
    until: Number(until),
  };
}
