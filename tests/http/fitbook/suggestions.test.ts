import { describe, expect, it } from "vitest";
import { DismissSuggestion } from "#core/fitbook/people/dismiss-suggestion.use-case.ts";
import { ListSuggestions } from "#core/fitbook/people/list-suggestions.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";

describe("suggestions over HTTP", () => {
  it("say by whom somebody is followed, or in which group they are, and are dismissed", async () => {
    const memory = new Memory();
    const container = composeMemory(memory);
    const [asha, meera, nisha] = [
      await signedIn(container, memory, "Asha"),
      await signedIn(container, memory, "Meera"),
      await signedIn(container, memory, "Nisha"),
    ];
    const [ravi, zoya] = [await signedIn(container, memory, "Ravi"), await signedIn(container, memory, "Zoya")];
    for (const friend of [meera, nisha]) {
      memory.ties.follows.set(pairKey(asha.id, friend.id), "following");
      memory.ties.follows.set(pairKey(friend.id, ravi.id), "following");
    }
    const group = aGroup();
    memory.ties.groups.set(group.id, group);
    memory.ties.groupTies.set(pairKey(group.id, asha.id), { group: group.id, person: asha.id, state: "member", changedAt: now });
    memory.ties.groupTies.set(pairKey(group.id, zoya.id), { group: group.id, person: zoya.id, state: "owner", changedAt: now });
    const client = clientOf(await servedOver(container), asha.bearer);
    const list = client.get(ListSuggestions);
    expect(await list(asha.id)).toEqual(await container.get(ListSuggestions)(asha.id));
    expect(await list(asha.id)).toMatchObject([
      { person: { id: ravi.id }, reason: { kind: "followed", others: 1 } },
      { person: { id: zoya.id }, reason: { kind: "group", group: { id: group.id, name: group.name }, others: 0 } },
    ]);
    const dismiss = client.get(DismissSuggestion);
    expect(await dismiss(asha.id, { other: ravi.id, isDismissed: true })).toEqual(ok(null));
    expect(await list(asha.id)).toMatchObject([{ person: { id: zoya.id } }]);
    expect(await dismiss(asha.id, { other: customerId("nobody"), isDismissed: true })).toEqual(refused({ kind: "unknown-user" }));
  });
});
