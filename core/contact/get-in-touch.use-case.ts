import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { formAttempt } from "./form-limit.ts";
import { maker } from "../shared/use-case.ts";
import { Inbox } from "./inbox.port.ts";
import { Limits } from "../shared/limits.port.ts";
import { Clock } from "../shared/clock.port.ts";
import { NewId } from "../shared/new-id.port.ts";
import type { Caller } from "../identity/session.ts";
import type { Result } from "../shared/result.ts";
import type { Message } from "./message.ts";

/** Stores a message and answers its number, by which it can be found again. Source: specification/content.md, Get in touch. */
export type GetInTouch = (caller: Caller, message: Message) => Promise<Result<number, { readonly kind: "too-many" }>>;
export const GetInTouch = useCase<GetInTouch>("contact", "GetInTouch");

export const makeGetInTouch = maker(
  GetInTouch,
  { inbox: Inbox, limits: Limits, now: Clock, newId: NewId },
  ({ inbox, limits, now, newId }) =>
    async (caller, message) => {
      const at = now();
      const counted = await limits.count([formAttempt(caller)], at);
      if (counted.kind === "exhausted") return refused({ kind: "too-many" });
      return ok(await inbox.keepMessage({ ...message, id: newId(), customer: caller.session?.customer ?? null, at }));
    },
);
