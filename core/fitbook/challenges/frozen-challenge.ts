import { freezingOf } from "./freezing.ts";
import { stateOf } from "./visible-challenge.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { ChallengeId } from "../challenge.ts";
import type { ChallengeFacts, Challenges } from "./challenges.port.ts";

type Request = { readonly customer: CustomerId; readonly id: ChallengeId; readonly at: number };

/** The facts of a challenge, with its result once it is completed: whoever asks first has it frozen. null: there is no such challenge. */
export async function frozenChallenge(
  challenges: Pick<Challenges, "facts" | "freeze">,
  { customer, id, at }: Request,
): Promise<ChallengeFacts | null> {
  const [facts = null] = await challenges.facts(customer, [id]);
  if (facts === null || facts.challenge.version > 0 || stateOf(facts, at) !== "completed") return facts;
  await challenges.freeze(id, (board) => freezingOf(board, at));
  const [frozen = null] = await challenges.facts(customer, [id]);
  return frozen;
}
