import { networkOf } from "../../identity/network.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { PROOFS_FROM_ONE, TASKS_FROM_ONE } from "../sign-in-limits.ts";
import { tooMany } from "../too-many.ts";
import { maker } from "../../shared/use-case.ts";
import { HumanCheck } from "./human-check.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { NeedsOf } from "../../shared/use-case.ts";
import type { Caller } from "../../identity/session.ts";
import type { Result } from "../../shared/result.ts";
import type { HumanTask } from "./human-check.port.ts";
import type { TooMany } from "../too-many.ts";

/** A task for a person's device. */
export type AskHumanTask = (caller: Caller, request: undefined) => Promise<Result<HumanTask, TooMany>>;
export const AskHumanTask = useCase<AskHumanTask>("sign-in", "AskHumanTask");

const needs = { humanCheck: HumanCheck, limits: Limits, now: Clock };
type Needs = NeedsOf<typeof needs>;

export const makeAskHumanTask = maker(AskHumanTask, needs, ({ humanCheck, limits, now }) => async ({ address }) => {
  const at = now();
  const counted = await limits.count([{ limit: TASKS_FROM_ONE, by: networkOf(address) }], at);
  return counted.kind === "exhausted" ? refused(tooMany(counted.until, at)) : ok(await humanCheck.task("usual", at));
});

/**
 * Whether a proof is right. This does not use the proof up: it can still be used for its purpose. Limited by where the caller is, since an
 * outside service may be asked for each.
 */
export type CheckHuman = (caller: Caller, proof: string) => Promise<Result<null, { readonly kind: "not-proved" } | TooMany>>;
export const CheckHuman = useCase<CheckHuman>("sign-in", "CheckHuman");

/** The same use case for the specification's second address. */
export type CheckHumanToken = CheckHuman;
export const CheckHumanToken = useCase<CheckHumanToken>("sign-in", "CheckHumanToken");

const checkHuman =
  ({ humanCheck, limits, now }: Needs): CheckHuman =>
  async ({ address }, proof) => {
    const at = now();
    const counted = await limits.count([{ limit: PROOFS_FROM_ONE, by: networkOf(address) }], at);
    if (counted.kind === "exhausted") return refused(tooMany(counted.until, at));
    return (await humanCheck.proved(proof, at, address)) === null ? refused({ kind: "not-proved" }) : ok(null);
  };

export const makeCheckHuman = maker(CheckHuman, needs, checkHuman);
export const makeCheckHumanToken = maker(CheckHumanToken, needs, checkHuman);
