import type { AccountStatus } from "../../identity/account-status.ts";
import type { PersonState } from "../visibility/world.ts";

/** The state of a customer as a person of Fitbook. Only who has entered and stays is `active`. Source: specification/fitbook.md, People. */
export function personState(account: AccountStatus["kind"], hasEntered: boolean): PersonState {
  switch (account) {
    case "staying":
      return hasEntered ? "active" : "outside";
    case "blocked":
      return "suspended";
    case "leaving":
      return "leaving";
    case "erased":
    case "forgotten":
      return "erased";
  }
}
