import { describe, expect, it } from "vitest";
import { BlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { ChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { DeleteGroup, RestoreGroup } from "#core/fitbook/groups/delete-group.use-case.ts";
import { EditGroup } from "#core/fitbook/groups/edit-group.use-case.ts";
import { ListGroupMembers } from "#core/fitbook/groups/list-group-members.use-case.ts";
import { ListGroups } from "#core/fitbook/groups/list-groups.use-case.ts";
import { MakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { ShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { AnswerGroupRequest } from "#core/notifications/answer-group-request.use-case.ts";
import { ListNotifications } from "#core/notifications/list-notifications.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";

const details = { name: "Sunday hikers", about: "Sahyadris\nin rain", rules: "", isOpen: false, mayMembersInvite: false };

/** Asha, who owns a closed group, and Ravi, signed in at one server. */
async function aGroupOfAshas() {
  const memory = new Memory();
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  const url = await servedOver(container);
  const [ashas, ravis] = [clientOf(url, asha.bearer), clientOf(url, ravi.bearer)];
  const made = await ashas.get(MakeGroup)(asha.id, details);
  if (made.kind === "refused") throw new RangeError(made.refusal.kind);
  const asked = async (bearer: string, method: string, path: string, body: Readonly<Record<string, unknown>> | null = null) => {
    const authorization = `Bearer ${bearer}`;
    const sent = body === null ? {} : { body: JSON.stringify(body) };
    const headers: Record<string, string> = body === null ? { authorization } : { authorization, "content-type": "application/json" };
    const response = await fetch(`${url}/api${path}`, { method, ...sent, headers });
    return { status: response.status, body: await response.text() };
  };
  return { asha: { ...asha, client: ashas }, ravi: { ...ravi, client: ravis }, id: made.value, asked };
}

describe("groups of Fitbook over HTTP", () => {
  it("are made, shown, joined by invitation, run and deleted [ep-fitbook-groups]", async () => {
    const { asha, ravi, id } = await aGroupOfAshas();
    expect(await asha.client.get(EditGroup)(asha.id, { ...details, group: id, rules: "Water for two" })).toEqual(ok(null));
    const step = { group: id, person: ravi.id } as const;
    expect(await asha.client.get(ChangeGroupMember)(asha.id, { ...step, event: "invite" })).toEqual(ok("invited"));
    const { notifications } = await ravi.client.get(ListNotifications)(ravi.id, { after: null, limit: 10 });
    expect(notifications).toMatchObject([{ kind: "group-request", group: { id, name: "Sunday hikers" }, from: { id: asha.id } }]);
    expect(await ravi.client.get(AnswerGroupRequest)(ravi.id, { group: id, answer: "accept" })).toEqual(ok("accepted"));
    const shown = { ...details, rules: "Water for two", mine: "member", members: 2, requests: null };
    expect(await ravi.client.get(ShowGroup)(ravi.id, id)).toMatchObject(ok(shown));
    expect(await ravi.client.get(ListGroups)(ravi.id, { kind: "mine", after: null })).toMatchObject({ groups: [shown], next: null });
    const all = { group: id, list: "members", after: null } as const;
    expect(await ravi.client.get(ListGroupMembers)(ravi.id, all)).toMatchObject(
      ok({ members: expect.arrayContaining([expect.objectContaining({ state: "owner" }), expect.objectContaining({ state: "member" })]) }),
    );
    expect(await ravi.client.get(DeleteGroup)(ravi.id, id)).toEqual(refused({ kind: "not-allowed" }));
    expect(await asha.client.get(DeleteGroup)(asha.id, id)).toEqual(ok(null));
    expect(await asha.client.get(ShowGroup)(asha.id, id)).toEqual(refused({ kind: "unknown-group" }));
    expect(await asha.client.get(RestoreGroup)(asha.id, id)).toEqual(ok(null));
  });

  it("say why a step is not taken, where several reasons have one code", async () => {
    const { asha, ravi, id } = await aGroupOfAshas();
    const stepped = async (by: typeof asha, event: "leave" | "invite" | "accept" | "take_over", person: typeof ravi.id | null = null) =>
      by.client.get(ChangeGroupMember)(by.id, { group: id, person, event });
    expect(await stepped(asha, "leave")).toEqual(refused({ kind: "owner-stays" }));
    expect(await stepped(asha, "invite", ravi.id)).toEqual(ok("invited"));
    expect(await stepped(ravi, "accept")).toEqual(ok("member"));
    expect(await stepped(ravi, "take_over")).toEqual(refused({ kind: "wrong-state" }));
  });

  it("answer in the same bytes as for none where they are not seen, whatever is asked of them", async () => {
    const { asha, ravi, id, asked } = await aGroupOfAshas();
    const never = "0193f5a0-0000-7000-8000-00000000dead";
    const asks = async (group: string) => [
      await asked(ravi.bearer, "GET", `/fitbook/group?group_id=${group}`),
      await asked(ravi.bearer, "GET", `/fitbook/groups/members?state=members&group_id=${group}`),
      await asked(ravi.bearer, "GET", `/fitbook/groups/members?state=requests&group_id=${group}`),
      await asked(ravi.bearer, "DELETE", `/fitbook/groups?group_id=${group}`),
      await asked(ravi.bearer, "PUT", "/fitbook/groups/restore", { group_id: group }),
      await asked(ravi.bearer, "PUT", "/fitbook/groups", {
        group_id: group,
        name: "Mine now",
        about: "",
        rules: "",
        open: true,
        members_invite: true,
      }),
      ...(await Promise.all(
        ["join", "ask", "accept", "take_over", "leave"].map((event) =>
          asked(ravi.bearer, "PUT", "/fitbook/groups/member", { group_id: group, user_id: null, event }),
        ),
      )),
      ...(await Promise.all(
        ["promote", "invite", "ban"].map((event) =>
          asked(ravi.bearer, "PUT", "/fitbook/groups/member", { group_id: group, user_id: ravi.id, event }),
        ),
      )),
    ];
    const nothing = await asks(never);
    expect(nothing.map(({ status }) => status)).toEqual(nothing.map(() => 404));
    expect(await asks(id)).toEqual(nothing);
    await asha.client.get(EditGroup)(asha.id, { ...details, group: id, isOpen: true });
    expect((await asked(ravi.bearer, "GET", `/fitbook/group?group_id=${id}`)).status).toBe(200);
    await asha.client.get(BlockUser)(asha.id, ravi.id);
    expect(await asks(id)).toEqual(nothing);
    expect((await asked(ravi.bearer, "GET", "/fitbook/groups?kind=open")).body).not.toContain("hikers");
  });
});
