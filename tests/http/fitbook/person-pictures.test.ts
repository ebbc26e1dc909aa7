import { describe, expect, it } from "vitest";
import { BlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { FollowUser } from "#core/notifications/follow-user.use-case.ts";
import { ReadPersonPicture } from "#core/fitbook/people/read-person-picture.use-case.ts";
import { ShowPerson } from "#core/fitbook/people/show-person.use-case.ts";
import { UnblockUser } from "#core/fitbook/blocks/unblock-user.use-case.ts";
import { Files } from "#core/files/files.port.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";

const bytes = new Uint8Array([82, 73, 70, 70]);

/** Asha has a picture; Ravi and Meera have none. */
async function withAPicture() {
  const memory = new Memory();
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  memory.ties.pictures.set(asha.id, await container.get(Files).put(bytes));
  const url = await servedOver(container);
  const asked = async (bearer: string | null, query: string) => {
    const headers = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
    const response = await fetch(`${url}/api/fitbook/person/picture?${query}`, { headers });
    const told = Object.fromEntries(
      [...response.headers].filter(([name]) => !["date", "connection", "keep-alive", "x-request-id"].includes(name)),
    );
    return { status: response.status, told, body: Buffer.from(await response.arrayBuffer()) };
  };
  const told = async (bearer: string) =>
    (await fetch(`${url}/api/notification/list`, { headers: { authorization: `Bearer ${bearer}` } })).json();
  return { asked, told, asha: { ...asha, client: clientOf(url, asha.bearer) }, ravi: { ...ravi, client: clientOf(url, ravi.bearer) } };
}

describe("a picture of a person over HTTP", () => {
  it("is told in notifications by an address that is judged at each request, never by that of the file", async () => {
    const { asha, ravi, asked, told } = await withAPicture();
    await asha.client.get(FollowUser)(asha.id, ravi.id);
    const { payload } = await told(ravi.bearer);
    const [{ data }] = payload.user_notifications;
    const address = `/api/fitbook/person/picture?user_id=${asha.id}`;
    expect(data.from_user).toEqual({ _id: asha.id, name: "Asha", thumb: address });
    expect(JSON.stringify(payload)).not.toContain("/upload/file");
    expect((await asked(ravi.bearer, `user_id=${asha.id}`)).status).toBe(200);
    await asha.client.get(BlockUser)(asha.id, ravi.id);
    expect((await asked(ravi.bearer, `user_id=${asha.id}`)).status).toBe(404);
  });

  it("comes for whoever sees them, is kept by no cache, and is told with the person", async () => {
    const { asha, ravi, asked } = await withAPicture();
    const { status, told, body } = await asked(ravi.bearer, `user_id=${asha.id}`);
    expect([status, told["content-type"], told["cache-control"], told["etag"]]).toEqual([
      200,
      "image/webp",
      "private, no-store",
      undefined,
    ]);
    expect(body).toEqual(Buffer.from(bytes));
    expect(await ravi.client.get(ReadPersonPicture)(ravi.id, asha.id)).toEqual(ok({ mediaType: "image/webp", bytes }));
    expect((await asked(asha.bearer, `user_id=${asha.id}`)).status).toBe(200);
    const shown = async (id: typeof asha.id) => {
      const answer = await ravi.client.get(ShowPerson)(ravi.id, { id, as: null });
      return answer.kind === "ok" ? answer.value.person.hasPicture : answer.refusal.kind;
    };
    expect([await shown(asha.id), await shown(ravi.id)]).toEqual([true, false]);
  });

  it("is missing in the same bytes as none from a block on, and comes back with its end", async () => {
    const { asha, ravi, asked } = await withAPicture();
    expect((await asked(null, `user_id=${asha.id}`)).status).toBe(401);
    expect((await asked(ravi.bearer, "")).status).toBe(400);
    const never = await asked(ravi.bearer, "user_id=never-was");
    expect(never.status).toBe(404);
    expect(await asked(asha.bearer, `user_id=${ravi.id}`)).toEqual(never); // Seen, and without a picture.
    await asha.client.get(BlockUser)(asha.id, ravi.id);
    expect(await asked(ravi.bearer, `user_id=${asha.id}`)).toEqual(never);
    expect(await ravi.client.get(ReadPersonPicture)(ravi.id, customerId("never-was"))).toEqual(refused({ kind: "unknown-user" }));
    await asha.client.get(UnblockUser)(asha.id, ravi.id);
    expect((await asked(ravi.bearer, `user_id=${asha.id}`)).status).toBe(200);
  });
});
