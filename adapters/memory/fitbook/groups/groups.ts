import { isIn, runs } from "#core/fitbook/groups/member-role.ts";
import { factsInMemory, stateInMemory } from "#adapters/memory/fitbook/people.ts";
import { pairsIn } from "#adapters/memory/fitbook/relations.ts";
import type { Group, GroupId } from "#core/fitbook/group.ts";
import type { Groups, GroupTally } from "#core/fitbook/groups/groups.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";
import type { KeptGroupTie } from "#adapters/memory/fitbook/relations.ts";

export function memoryGroups(memory: Memory): Groups {
  const { ties } = memory;
  const tiesOf = (ids: readonly GroupId[]): readonly KeptGroupTie[] =>
    [...ties.groupTies.values()].filter(({ group }) => ids.includes(group));
  return {
    async facts(viewer, ids) {
      return {
        viewer: factsInMemory(memory, viewer),
        groups: ids.flatMap((id) => {
          const group = ties.groups.get(id);
          return group === undefined ? [] : [{ group, facts: factsOf(group, viewer) }];
        }),
        blocks: pairsIn(ties.blocks).filter(({ from, to }) => from === viewer || to === viewer),
      };
    },
    tallies: async (viewer, ids) => tiesOf(ids).flatMap((tie) => tallyOf(viewer, tie)),
    groupsOf: async (person) =>
      [...ties.groupTies.values()].flatMap(({ group, person: whose, state }) => (whose === person && isIn(state) ? [group] : [])).sort(),
    ties: async (ids, people) => tiesOf(ids).flatMap(({ changedAt: _, ...tie }) => (people.includes(tie.person) ? [tie] : [])),
  };

  function factsOf({ id, isOpen, deletedAt }: Group, viewer: CustomerId) {
    const deciding = tiesOf([id]).filter(({ person, state }) => person === viewer || runs(state));
    return { id, isOpen, isDeleted: deletedAt !== null, members: deciding.map(({ person, state }) => ({ person, state })) };
  }

  function tallyOf(viewer: CustomerId, { group, person, state }: KeptGroupTie): readonly GroupTally[] {
    if (!isIn(state) && state !== "requested") return [];
    const isApart = ties.areBlocked(viewer, person);
    return [{ group, list: isIn(state) ? "members" : "requests", state: stateInMemory(memory, person), isApart, count: 1 }];
  }
}
