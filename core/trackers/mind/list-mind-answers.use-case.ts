import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { Trackers } from "../trackers.port.ts";
import { MindAnswers } from "./mind-answers.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { KeptMindAnswer } from "./mind-answers.port.ts";

/** What somebody answered of all categories, and whether more may be kept. Source: specification/wellness.md, Calls. */
export type ListMindAnswers = (customer: CustomerId) => Promise<{
  readonly consent: boolean;
  readonly answers: readonly KeptMindAnswer[];
}>;
export const ListMindAnswers = useCase<ListMindAnswers>("trackers", "ListMindAnswers");

type Needs = { readonly mind: Pick<MindAnswers, "listOf">; readonly trackers: Pick<Trackers, "hasConsent"> };

export const makeListMindAnswers = maker(
  ListMindAnswers,
  { trackers: Trackers, mind: MindAnswers },
  ({ mind, trackers }: Needs) =>
    async (customer) => {
      const [consent, answers] = await Promise.all([trackers.hasConsent(customer), mind.listOf(customer)]);
      return { consent, answers };
    },
);
