import { describe, expect, it } from "vitest";
import sharp from "sharp";
import { BlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { EditGroup } from "#core/fitbook/groups/edit-group.use-case.ts";
import { MakeGroup } from "#core/fitbook/groups/make-group.use-case.ts";
import { ReadGroupPicture } from "#core/fitbook/groups/read-group-picture.use-case.ts";
import { SendGroupPicture } from "#core/fitbook/groups/send-group-picture.use-case.ts";
import { ShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { MakeGroupLink } from "#core/fitbook/links/make-group-link.use-case.ts";
import { RevokeGroupLink } from "#core/fitbook/links/revoke-group-link.use-case.ts";
import { refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";
import { value } from "#tests/ports/notifications/acts-over.ts";

const details = { name: "Sunday hikers", about: "", rules: "", isOpen: false, mayMembersInvite: false };
const missing = refused({ kind: "unknown-group" });

/** A photograph that says where and with what it was taken. */
const photograph = async () =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: "teal" } })
      .jpeg()
      .withExif({ IFD0: { Make: "CAMERA" }, IFD3: { GPSLatitude: "28/1 36/1 0/1" } })
      .toBuffer(),
  );

async function stage() {
  const memory = new Memory();
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  const url = await servedOver(container);
  const [hers, his] = [clientOf(url, asha.bearer), clientOf(url, ravi.bearer)];
  const picture = value(await hers.get(SendGroupPicture)(asha.id, await photograph()));
  const group = value(await hers.get(MakeGroup)(asha.id, { ...details, picture }));
  const asked = async (bearer: string | null, { query = "", token }: { readonly query?: string; readonly token?: string }) => {
    const headers = { ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }), "content-type": "application/json" };
    const sent = token === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify({ token }) };
    const response = await fetch(`${url}/api/fitbook/group/picture?${query}`, sent);
    const told = Object.fromEntries(
      [...response.headers].filter(([name]) => !["date", "connection", "keep-alive", "x-request-id"].includes(name)),
    );
    return { status: response.status, told, body: Buffer.from(await response.arrayBuffer()) };
  };
  return { asha, ravi, hers, his, group, asked };
}

describe("the picture of a group over HTTP", () => {
  it("is drawn anew, kept by no cache, and in the same bytes as none for whoever does not see the group", async () => {
    const { asha, ravi, hers, his, group, asked } = await stage();
    const query = `group_id=${group}`;
    const mine = await asked(asha.bearer, { query });
    expect([mine.status, mine.told["content-type"], mine.told["cache-control"], mine.told["etag"]]).toEqual([
      200,
      "image/webp",
      "private, no-store",
      undefined,
    ]);
    const { width, height, exif } = await sharp(mine.body).metadata();
    expect([width, height, exif]).toEqual([512, 341, undefined]);
    const never = await asked(ravi.bearer, { query: "group_id=never-was" });
    expect(never.status).toBe(404);
    expect(await asked(ravi.bearer, { query })).toEqual(never);
    expect(await his.get(ReadGroupPicture)(ravi.id, { group })).toEqual(missing);
    expect([(await asked(null, { query })).status, (await asked(ravi.bearer, {})).status]).toEqual([401, 400]);
    value(await hers.get(EditGroup)(asha.id, { ...details, isOpen: true, group }));
    expect((await asked(ravi.bearer, { query })).body).toEqual(mine.body);
    expect(value(await his.get(ShowGroup)(ravi.id, group)).hasPicture).toBe(true);
    await hers.get(BlockUser)(asha.id, ravi.id);
    expect(await asked(ravi.bearer, { query })).toEqual(never);
  });

  it("comes by a link to a closed group, in a body and never in an address, until the link is revoked", async () => {
    const { asha, ravi, hers, his, group, asked } = await stage();
    const { token, link } = value(await hers.get(MakeGroupLink)(asha.id, { group, kind: "join", days: 7, uses: 5 }));
    expect((await asked(ravi.bearer, { token })).status).toBe(200);
    expect(value(await his.get(ReadGroupPicture)(ravi.id, { link: token })).mediaType).toBe("image/webp");
    expect((await asked(ravi.bearer, { query: `token=${token}` })).status).toBe(400);
    value(await hers.get(RevokeGroupLink)(asha.id, { group, link: link.id }));
    expect(await his.get(ReadGroupPicture)(ravi.id, { link: token })).toEqual(missing);
    expect((await asked(ravi.bearer, { token })).status).toBe(404);
  });
});
