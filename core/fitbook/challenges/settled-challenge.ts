import { freezingOf } from "./settle-challenge.ts";
import { stateOf } from "./visible-challenge.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { ChallengeId } from "../challenge.ts";
import type { ChallengeFacts, Challenges } from "./challenges.port.ts";

type Request = { readonly customer: CustomerId; readonly id: ChallengeId; readonly at: number };

/** The facts of a challenge, with its result once it is completed: whoever asks first has it settled. null: there is no such challenge. */
export async function settledChallenge(
  challenges: Pick<Challenges, "facts" | "settle">,
  { customer, id, at }: Request,
): Promise<ChallengeFacts | null> {
  const [facts = null] = await challenges.facts(customer, [id]);
  if (facts === null || facts.challenge.version > 0 || stateOf(facts, at) !== "completed") return facts;
  await challenges.settle(id, (board) => freezingOf(board, at));
  const [settled = null] = await challenges.facts(customer, [id]);
  return settled;
}
