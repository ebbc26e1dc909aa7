import { describe, expect, it } from "vitest";
import { makeFetchUpload } from "#core/files/fetch-upload.use-case.ts";
import { fileId } from "#core/files/file-id.ts";
import { makeSweepFiles } from "#core/files/sweep-files.use-case.ts";
import { PROFILE_PICTURE } from "#core/account/profile-picture.ts";
import { RETURN_BILL, RETURN_OTHER, RETURN_PACKAGE, RETURN_PRODUCT } from "#core/orders/returns/return-picture.ts";
import { REVIEW_PICTURE } from "#core/reviews/review-picture.ts";
import { PAGE_PICTURE } from "#core/staff/page-picture.ts";
import { TICKET_PICTURE, TICKET_VIDEO } from "#core/tickets/ticket-file.ts";
import { isShownTo, LARGEST_UPLOAD } from "#core/files/upload.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryUploads } from "#adapters/memory/files/uploads.ts";
import { now } from "#tests/fixtures.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Files } from "#core/files/files.port.ts";
import type { Upload } from "#core/files/upload.ts";

const [asha, ravi] = [customerId("asha"), customerId("ravi")];
const HOUR = 3_600_000;

const anUpload = (id: FileId, given: Partial<Upload> = {}): Upload => ({
  id,
  owner: asha,
  kind: "profile-picture",
  audience: "anyone",
  mediaType: "image/webp",
  bytes: 1,
  uploadedAt: now,
  ...given,
});

/** Files in memory, with when they were put. */
function filesWith(stored: Map<FileId, number>): Files {
  return {
    put: () => expect.unreachable(),
    putPieces: () => expect.unreachable(),
    putAs: () => expect.unreachable(),
    read: () => expect.unreachable(),
    readPart: async (id) => (stored.has(id) ? oneByte() : null),
    remove: async (id) => void stored.delete(id),
    async *putBefore(at) {
      for (const [id, put] of [...stored]) if (put < at) yield id;
    },
  };
}

async function* oneByte() {
  yield new Uint8Array([1]);
}

describe("an upload", () => {
  it("is shown to everybody or to its owner alone", async () => {
    const [open, own, gone] = [fileId("open"), fileId("own"), fileId("gone")];
    const uploads = memoryUploads(new Memory());
    const all = [anUpload(open), anUpload(own, { audience: "owner" }), anUpload(gone)];
    for (const upload of all) await uploads.add(upload, 9);
    const fetch = makeFetchUpload({ uploads, files: filesWith(new Map([open, own].map((id) => [id, now]))) });
    const missing = refused({ kind: "unknown-upload" });
    for (const visitor of [asha, ravi, null]) {
      expect(await fetch(visitor, open)).toEqual(ok({ upload: all[0], read: expect.any(Function) }));
      expect((await fetch(visitor, own)).kind).toBe(visitor === asha ? "ok" : "refused");
      expect(await fetch(visitor, fileId("never"))).toEqual(missing);
      const lost = await fetch(visitor, gone);
      expect(lost.kind === "ok" ? await lost.value.read({ first: 0, last: 0 }) : lost).toBeNull();
    }
    expect([null, ravi, asha].map((visitor) => isShownTo(visitor, anUpload(own, { audience: "owner" })))).toEqual([false, false, true]);
  });

  it("has its bounds", () => {
    const returns = [RETURN_BILL, RETURN_PACKAGE, RETURN_PRODUCT, RETURN_OTHER];
    const kinds = [PROFILE_PICTURE, PAGE_PICTURE, REVIEW_PICTURE, TICKET_PICTURE, TICKET_VIDEO, ...returns];
    expect(LARGEST_UPLOAD).toBe(8_388_608);
    expect(Object.fromEntries(kinds.map(({ name, ...bounds }) => [name, bounds]))).toEqual({
      "profile-picture": { audience: "anyone", most: 4, longestSide: 512 },
      "page-picture": { audience: "anyone", most: 500, longestSide: 1_920 },
      "review-picture": { audience: "owner", most: 500, longestSide: 1_600 },
      "ticket-picture": { audience: "owner", most: 500, longestSide: 1_920 },
      "ticket-video": { audience: "owner", most: 50, longestSide: 0 },
      "return-bill": { audience: "owner", most: 200, longestSide: 1_920 },
      "return-package": { audience: "owner", most: 200, longestSide: 1_920 },
      "return-product": { audience: "owner", most: 200, longestSide: 1_920 },
      "return-other": { audience: "owner", most: 200, longestSide: 1_920 },
    });
  });
});

describe("files that nothing tells of", () => {
  it.each([3, 500, 501, 1_200])("are swept an hour after they were put, however many: %d", async (count) => {
    const stored = new Map(Array.from({ length: count }, (_, at) => [fileId(`stray-${at}`), now - HOUR - 1]));
    const uploads = memoryUploads(new Memory());
    stored.set(fileId("told"), now - HOUR - 1).set(fileId("fresh"), now - HOUR);
    await uploads.add(anUpload(fileId("told")), 9);
    const sweep = makeSweepFiles({ files: filesWith(stored), uploads, now: () => now });
    expect(await sweep()).toBe(count);
    expect([...stored.keys()]).toEqual(["told", "fresh"]);
    expect(await sweep()).toBe(0);
  });

  it("are looked for 500 at a time", async () => {
    const stored = new Map(Array.from({ length: 1_001 }, (_, at) => [fileId(`stray-${at}`), 0]));
    const requested: number[] = [];
    const unknownOf = async (ids: readonly FileId[]) => {
      requested.push(ids.length);
      return ids;
    };
    const uploads = { ...memoryUploads(new Memory()), unknownOf };
    await makeSweepFiles({ files: filesWith(stored), uploads, now: () => now })();
    expect(requested).toEqual([500, 500, 1]);
  });
});
