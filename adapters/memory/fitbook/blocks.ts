import { isActiveInMemory } from "./people.ts";
import { pairKey, pairsFrom } from "./relations.ts";
import type { Blocks, SeenOther } from "#core/fitbook/blocks/blocks.port.ts";
import type { SharedGroup } from "#core/fitbook/groups/leaving-by-block.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryBlocks = (memory: Memory): Blocks => {
  const { ties } = memory;
  const seenOther = (customer: CustomerId, other: CustomerId): SeenOther => ({
    isThere: [customer, other].every((one) => isActiveInMemory(memory, one)),
    isBlocked: ties.blocks.has(pairKey(customer, other)),
    hasBlocked: ties.blocks.has(pairKey(other, customer)),
  });
  const sharedGroups = (customer: CustomerId, other: CustomerId): readonly SharedGroup[] =>
    [...ties.groups.keys()].sort().flatMap((group) => {
      const [mine, theirs] = [ties.groupTies.get(pairKey(group, customer)), ties.groupTies.get(pairKey(group, other))];
      return mine === undefined || theirs === undefined ? [] : [{ group, mine: mine.state, theirs: theirs.state }];
    });
  return {
    async block({ customer, other, decide }) {
      const { change, answer } = decide({
        ...seenOther(customer, other),
        sharedGroups: sharedGroups(customer, other),
        blocked: pairsFrom(memory, ties.blocks, customer),
      });
      if (change === null) return answer;
      ties.tell([customer, other], (version) => {
        ties.blocks.add(pairKey(customer, other));
        for (const { follower, followed } of change.endedFollows)
          for (const stored of [ties.follows, ties.withdrawnFollows]) stored.delete(pairKey(follower, followed));
        for (const { to, from } of change.declinedRequests) {
          ties.settle({ customer: to, version: version(to), state: "declined" }, (notification) => notification.from === from);
          for (const { id, maker } of ties.challenges.values())
            if (maker === from && ties.members.get(pairKey(id, to)) === "invited") ties.members.delete(pairKey(id, to));
        }
        for (const { group: id, person } of change.leftGroups) {
          ties.groupTies.delete(pairKey(id, person));
          ties.settle({ customer: person, version: version(person), state: "declined" }, ({ group }) => group === id);
          const group = ties.groups.get(id);
          if (group?.offeredTo === person) ties.groups.set(id, { ...group, offeredTo: null });
        }
        for (const notification of [...ties.notifications.values()]) {
          const between = [customer, other];
          const isOfOther = [notification.from, ...notification.acts.map(({ person }) => person)].some(
            (person) => person !== null && person !== notification.to && between.includes(person),
          );
          if (isOfOther && between.includes(notification.to))
            ties.notifications.set(notification.id, { ...notification, version: version(notification.to) }); // Whoever has it in sight lists again, and finds it no more.
        }
      });
      return answer;
    },
    between: async (customer, other) => ({ ...seenOther(customer, other), sharedGroups: sharedGroups(customer, other) }),
    async unblock(customer, other) {
      ties.blocks.delete(pairKey(customer, other));
    },
  };
};
