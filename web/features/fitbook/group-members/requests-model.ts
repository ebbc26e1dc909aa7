import { makeAutoObservable } from "mobx";
import { GroupSteps, groupStepsNeeds } from "#web/features/fitbook/groups/group-steps.ts";
import { MembersModel, membersNeeds } from "./members-model.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const requestsNeeds = { ...membersNeeds, ...groupStepsNeeds };

/** Who asks to be let into a group, and whom of them an answer is for. */
export class RequestsModel {
  readonly list: MembersModel;
  readonly steps: GroupSteps;
  chosen: ReadonlySet<CustomerId> = new Set();
  readonly #group: GroupId;

  constructor(group: GroupId, customer: CustomerId, useCases: NeedsOf<typeof requestsNeeds>) {
    this.#group = group;
    this.list = new MembersModel({ group, list: "requests" }, customer, useCases);
    this.steps = new GroupSteps(customer, useCases);
    makeAutoObservable(this, { list: false, steps: false }, { autoBind: true, deep: false });
  }

  choose(person: CustomerId, isChosen: boolean): void {
    this.chosen = new Set([...this.chosen].filter((one) => one !== person).concat(isChosen ? [person] : []));
  }

  chooseAll(): void {
    const { state } = this.list;
    if (state.kind === "read") this.chosen = new Set(state.value.members.map(({ person }) => person.id));
  }

  /** Reads anew who asks. */
  async look(): Promise<void> {
    await this.list.ask();
    this.keepListed();
  }

  /** Answers those who are chosen one after the other, up to the first that is refused; that one and the rest stay chosen. */
  async answer(event: "let_in" | "turn_down"): Promise<void> {
    for (const person of this.chosen) {
      const isDone = await this.steps.take({ group: this.#group, person, event });
      if (!isDone) break;
      this.choose(person, false);
    }
    if (this.steps.state !== "ready") return;
    await this.look();
  }

  /** Whoever is in the list no more is not chosen either. */
  private keepListed(): void {
    const { state } = this.list;
    if (state.kind !== "read") return;
    this.chosen = new Set(state.value.members.flatMap(({ person: { id } }) => (this.chosen.has(id) ? [id] : [])));
  }
}
