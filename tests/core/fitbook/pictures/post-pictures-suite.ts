import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeBlockUser } from "#core/fitbook/blocks/block-user.use-case.ts";
import { MOST_POST_PICTURES, POST_PICTURE } from "#core/fitbook/post-picture.ts";
import { makeReadPostPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import { makeChangePost } from "#core/fitbook/posts/change-post.use-case.ts";
import { makeDeletePost } from "#core/fitbook/posts/delete-post.use-case.ts";
import { makeReportContent } from "#core/fitbook/moderation/report-content.use-case.ts";
import { SETTLED_KEPT } from "#core/fitbook/reports/report-steps.ts";
import { LONGEST_POST, NO_TEXT, postTextIn } from "#core/fitbook/post-text.ts";
import { makePublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { makeShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { fileId } from "#core/files/file-id.ts";
import { refused } from "#core/shared/result.ts";
import { now } from "#tests/fixtures.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Uploads } from "#core/files/uploads.port.ts";
import type { Reports } from "#core/fitbook/moderation/reports.port.ts";
import type { PostText } from "#core/fitbook/post-text.ts";
import type { Posts } from "#core/fitbook/posts/posts.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export type Kept = { readonly posts: Posts; readonly uploads: Uploads; readonly reports: Reports; readonly ties: RelationPorts };

const placeholder = { width: 40, height: 30, colours: "AAAA" };
const missing = refused({ kind: "unknown-post" });
const notTaken = refused({ kind: "unknown-picture" });

export function value<Value>(result: Result<Value, unknown>): Value {
  if (result.kind === "refused") throw new TypeError(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

export function text(words: string): PostText {
  const read = postTextIn(words, LONGEST_POST);
  if (read === null) throw new RangeError("nothing is written");
  return read;
}

const none = { facts: async () => expect.unreachable("a post is reported") };
const NO_OTHERS = { people: none, groups: none, challenges: none };

export function picturesOver({ posts, uploads, reports, ties }: Kept) {
  const limits = { count: async () => ({ kind: "counted" }) as const };
  let time = now;
  const needs = { posts, limits, customers: { joinedAt: async () => null }, now: () => time, newId: randomUUID };
  const publish = makePublishPost(needs);
  const files = { read: async (id: FileId) => new TextEncoder().encode(id) };
  return {
    posts,
    reports,
    someone: ties.someone,
    report: makeReportContent({ ...NO_OTHERS, posts, reports, limits, now: () => time, newId: randomUUID }),
    show: makeShowThread({ posts }),
    change: makeChangePost(needs),
    remove: makeDeletePost(needs),
    read: makeReadPostPicture({ posts, files }),
    block: makeBlockUser({ blocks: ties.blocks, now: () => time }),
    pass(milliseconds: number) {
      time += milliseconds;
    },
    async sent(owner: CustomerId, kind = POST_PICTURE.name): Promise<FileId> {
      const id = fileId(randomUUID());
      const common = { id, owner, kind, audience: "owner", mediaType: "image/webp", bytes: 9, uploadedAt: now, placeholder } as const;
      expect(await uploads.add(common, 99)).toBe("added");
      return id;
    },
    publish: (customer: CustomerId, pictures: readonly FileId[], words = NO_TEXT) =>
      publish(customer, {
        key: randomUUID(),
        text: words,
        audience: "everybody",
        group: null,
        pictures: pictures.map((file, nth) => ({ file, text: `picture ${nth + 1}` })),
      }),
  };
}

export function postPicturesSuite(store: string, over: () => Kept): void {
  describe(`pictures of posts kept in ${store}`, () => {
    it("stand in their order with their words and what keeps their place, beside no text too", async () => {
      const { someone, sent, publish, show } = picturesOver(over());
      const asha = await someone("Asha");
      const four = await Promise.all(Array.from({ length: MOST_POST_PICTURES }, () => sent(asha)));
      const post = value(await publish(asha, four.toReversed()));
      expect(post.text).toBe("");
      expect(post.pictures).toEqual(four.toReversed().map((file, nth) => ({ file, text: `picture ${nth + 1}`, place: placeholder })));
      expect(value(await show(asha, post.id)).post.pictures).toEqual(post.pictures);
    });

    it("are one's own, sent for a post, and each once", async () => {
      const { someone, sent, publish } = picturesOver(over());
      const [asha, ravi] = [await someone("Asha"), await someone("Ravi")];
      const [his, hers] = [await sent(ravi), await sent(asha)];
      expect(await publish(asha, [hers, his])).toEqual(notTaken);
      expect(await publish(asha, [await sent(asha, "review-picture")])).toEqual(notTaken);
      expect(await publish(asha, [fileId("never-was")])).toEqual(notTaken);
      expect(await publish(asha, [hers, hers])).toEqual(notTaken);
      expect((await publish(asha, [hers])).kind).toBe("ok");
    });

    it("are read by whoever sees the post now, and by nobody from a block or a deletion on", async () => {
      const { someone, sent, publish, read, change, remove, block } = picturesOver(over());
      const [asha, ravi, farah] = [await someone("Asha"), await someone("Ravi"), await someone("Farah")];
      const [picture, other] = [await sent(asha), await sent(asha)];
      const { id: post } = value(await publish(asha, [picture]));
      const asked = { post, picture };
      expect(Buffer.from(value(await read(ravi, asked)).bytes).toString()).toBe(picture);
      expect(await read(ravi, { post, picture: other })).toEqual(missing); // Of the author's, and of no post.
      await block(asha, ravi);
      expect(await read(ravi, asked)).toEqual(missing);
      expect((await read(farah, asked)).kind).toBe("ok");
      await change(asha, { post, text: text("Mine"), audience: "me" });
      expect([(await read(farah, asked)).kind, (await read(asha, asked)).kind]).toEqual(["refused", "ok"]);
      await remove(asha, post);
      expect(await read(asha, asked)).toEqual(missing);
    });

    it("are changed with a mark, stay where nothing is said of them, and leave with the last word", async () => {
      const { someone, sent, publish, change, read, pass } = picturesOver(over());
      const asha = await someone("Asha");
      const [one, two] = [await sent(asha), await sent(asha)];
      const { id: post } = value(await publish(asha, [one], text("Walked")));
      pass(1_000);
      const asked = { post, text: text("Walked"), audience: "everybody" } as const;
      expect(value(await change(asha, asked)).post).toMatchObject({ pictures: [{ file: one }], editedAt: null });
      const pictures = [two, one].map((file) => ({ file, text: "" }));
      expect(value(await change(asha, { ...asked, pictures })).post).toMatchObject({
        pictures: [{ file: two }, { file: one }],
        editedAt: now + 1_000,
      });
      expect(value(await change(asha, { ...asked, pictures: [{ file: two, text: "" }] })).post.pictures).toHaveLength(1);
      expect(await read(asha, { post, picture: one })).toEqual(missing);
      expect(await change(asha, { ...asked, pictures: [{ file: fileId("never"), text: "" }] })).toEqual(notTaken);
      expect(await change(asha, { ...asked, text: NO_TEXT, pictures: [] })).toEqual(refused({ kind: "no-text" }));
      expect(value(await change(asha, { ...asked, text: NO_TEXT })).post).toMatchObject({ text: "", pictures: [{ file: two }] });
    });
  });

  describe(`reported pictures kept in ${store}`, () => {
    it("stay for staff as they were, with what has come since where it is reported again, until the report is forgotten", async () => {
      const { someone, sent, publish, change, remove, report, reports } = picturesOver(over());
      const [asha, ravi] = [await someone("Asha"), await someone("Ravi")];
      const [one, two] = [await sent(asha), await sent(asha)];
      const { id: post } = value(await publish(asha, [one]));
      const thing = { kind: "post", id: post } as const;
      const { id } = value(await report(ravi, { thing, reason: "other", words: "" }));
      expect((await reports.find(id))?.snapshot).toBe("picture 1");
      await change(asha, { post, text: NO_TEXT, audience: "everybody", pictures: [{ file: two, text: "Another" }] });
      expect(value(await report(ravi, { thing, reason: "nudity", words: "" })).id).toBe(id);
      await remove(asha, post);
      const shown = [
        { file: one, text: "picture 1" },
        { file: two, text: "Another" },
      ];
      expect(await reports.picturesOf(id)).toEqual(shown);
      await reports.change(id, (seen) => {
        if (seen === null) throw new TypeError("the report is gone");
        const decided = { ...seen.report, state: { kind: "dismissed", at: now } as const };
        return { change: { at: now, report: decided, content: null, account: null, told: [], audit: null }, answer: null };
      });
      await reports.forget(now + SETTLED_KEPT + 1);
      expect(await reports.picturesOf(id)).toEqual([]);
    });
  });
}
