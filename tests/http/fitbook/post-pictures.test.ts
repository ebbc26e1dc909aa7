import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { BlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { PLACEHOLDER_SIDE } from "#core/files/placeholder.ts";
import { ReadPostPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import { SendPostPicture } from "#core/fitbook/pictures/send-post-picture.use-case.ts";
import { NO_TEXT } from "#core/fitbook/post-text.ts";
import { PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { ReadMyFile } from "#core/files/read-my-file.use-case.ts";
import { refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { clientOf, servedOver } from "#tests/http/over-http.ts";
import { signedIn } from "#tests/signed-in.ts";
import type { Result } from "#core/shared/result.ts";

function value<Value>(result: Result<Value, unknown>): Value {
  if (result.kind === "refused") throw new TypeError(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** As a camera sends it: with the place where it was taken. */
const photograph = () =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: "#080" } })
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 31/1 0/1" } })
    .jpeg()
    .toBuffer();

async function aPostWithPicture() {
  const memory = new Memory();
  const container = composeMemory(memory);
  const [asha, ravi] = [await signedIn(container, memory, "Asha"), await signedIn(container, memory, "Ravi")];
  const url = await servedOver(container);
  const [hers, his] = [clientOf(url, asha.bearer), clientOf(url, ravi.bearer)];
  const file = value(await hers.get(SendPostPicture)(asha.id, await photograph()));
  const written = { key: "k", text: NO_TEXT, audience: "everybody", group: null, pictures: [{ file, text: "A green field" }] } as const;
  const post = value(await hers.get(PublishPost)(asha.id, written));
  const asked = async (bearer: string | null, query: string) => {
    const headers = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
    const response = await fetch(`${url}/api/fitbook/picture?${query}`, { headers });
    const { status } = response;
    const told = Object.fromEntries(
      [...response.headers].filter(([name]) => !["date", "connection", "keep-alive", "x-request-id"].includes(name)),
    );
    return { status, told, body: Buffer.from(await response.arrayBuffer()) };
  };
  return { asha: { ...asha, client: hers }, ravi: { ...ravi, client: his }, post, file, asked };
}

describe("a picture of a post over HTTP", () => {
  it("comes without place and camera, with what keeps its place, and is kept by no cache", async () => {
    const { post, file, ravi, asked } = await aPostWithPicture();
    expect(post).toMatchObject({ text: "", pictures: [{ file, text: "A green field", place: { width: 60, height: 30 } }] });
    const colours = Buffer.from(post.pictures[0]?.place.colours ?? "", "base64");
    expect(colours).toHaveLength(PLACEHOLDER_SIDE ** 2 * 3);
    expect(colours[1]).toBeGreaterThan(100); // It is green.
    const { status, told, body } = await asked(ravi.bearer, `post_id=${post.id}&picture_id=${file}`);
    expect([status, told["content-type"], told["cache-control"], told["etag"]]).toEqual([
      200,
      "image/webp",
      "private, no-store",
      undefined,
    ]);
    expect((await sharp(body).metadata()).exif).toBeUndefined();
    expect(body.toString("latin1")).not.toMatch(/Camera|GPS/);
    const read = value(await ravi.client.get(ReadPostPicture)(ravi.id, { post: post.id, picture: file }));
    expect(Buffer.from(read.bytes)).toEqual(body);
  });

  it("is missing in the same bytes as none from a block on, and never at its owner's address", async () => {
    const { post, file, asha, ravi, asked } = await aPostWithPicture();
    expect(await ravi.client.get(ReadMyFile)(ravi.id, file)).toEqual(refused({ kind: "unknown-upload" }));
    expect((await asked(null, `post_id=${post.id}&picture_id=${file}`)).status).toBe(401);
    expect((await asked(ravi.bearer, `post_id=${post.id}`)).status).toBe(400);
    await asha.client.get(BlockUser)(asha.id, ravi.id);
    const never = await asked(ravi.bearer, "post_id=never-was&picture_id=never-was");
    expect(never.status).toBe(404);
    expect(await asked(ravi.bearer, `post_id=${post.id}&picture_id=${file}`)).toEqual(never);
    expect((await asked(asha.bearer, `post_id=${post.id}&picture_id=${file}`)).status).toBe(200);
  });
});
