import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { formAttempt } from "./form-limit.ts";
import type { Caller } from "../identity/session.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Limits } from "../shared/limits.port.ts";
import type { NewId } from "../shared/new-id.port.ts";
import type { Result } from "../shared/result.ts";
import type { Inbox } from "./inbox.port.ts";
import type { Message } from "./message.ts";

/** Stores a message and answers its number, by which it can be found again. Source: specification/content.md, Get in touch. */
export type GetInTouch = (caller: Caller, message: Message) => Promise<Result<number, { readonly kind: "too-many" }>>;
export const GetInTouch = token<GetInTouch>("GetInTouch");

type Needs = {
  readonly inbox: Inbox;
  readonly limits: Limits;
  readonly now: Clock;
  readonly newId: NewId;
};

export const makeGetInTouch =
  ({ inbox, limits, now, newId }: Needs): GetInTouch =>
  async (caller, message) => {
    const at = now();
    const counted = await limits.count([formAttempt(caller)], at);
    if (counted.kind === "exhausted") return refused({ kind: "too-many" });
    return ok(await inbox.keepMessage({ ...message, id: newId(), customer: caller.session?.customer ?? null, at }));
  };
