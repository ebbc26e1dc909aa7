import { describe, expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { FileUploadsModel } from "#web/platform/uploads/file-uploads-model.ts";
import { videoBy } from "#web/platform/uploads/upload-rules.ts";
import { pending, turnOver } from "#tests/web/platform/model-laws/answers.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { FileProblem, UploadRules } from "#web/platform/uploads/upload-rules.ts";

type Answer = Result<FileId, { readonly kind: FileProblem }>;

const png = (size = 1) => new Blob(["x".repeat(size)], { type: "image/png" });
const mp4 = () => new Blob(["x"], { type: "video/mp4" });

/** What goes along with something: four files at most, one of them a video. */
function uploads({ kept = [] }: { readonly kept?: readonly { readonly kind: "picture" | "video"; readonly file: FileId }[] } = {}) {
  const sendings: (ReturnType<typeof pending<Answer>> & { readonly heard: (share: number) => void })[] = [];
  const rules: UploadRules = {
    types: ["image/png", "image/webp"],
    wrongType: "no-picture",
    largest: 5,
    tooLarge: "picture-too-large",
    most: Number.POSITIVE_INFINITY,
    tooMany: "too-many",
    prepare: async (file) => ({
      drawing: null,
      size: file.size,
      send: (heard) => {
        const call = { ...pending<Answer>(), heard };
        sendings.push(call);
        return call.promise;
      },
    }),
  };
  const video: UploadRules = {
    ...rules,
    types: ["video/mp4"],
    wrongType: "no-video",
    tooLarge: "too-large",
    most: 1,
    tooMany: "one-video",
  };
  const model = new FileUploadsModel({ most: 4, ways: { picture: rules, video }, kept });
  const states = () => model.files.map(({ state }) => state.kind);
  return { model, sendings, states };
}

describe("files that go along", () => {
  it("are sent as soon as they are chosen, and told how far they are", async () => {
    const { model, sendings, states } = uploads();
    model.add("picture", [png(), png()]);
    expect([states(), model.isSending, model.hasFailed, model.sent]).toEqual([["sending", "sending"], true, false, []]);
    await turnOver();
    sendings[0]?.heard(0.5);
    expect(model.files.map(({ state }) => state)).toEqual([
      { kind: "sending", share: 0.5 },
      { kind: "sending", share: 0 },
    ]);
    sendings[0]?.answer(ok(fileId("one")));
    await turnOver();
    expect([states(), model.isSending]).toEqual([["sent", "sending"], true]);
    sendings[1]?.answer(ok(fileId("two")));
    await turnOver();
    expect([model.isSending, model.sent]).toEqual([
      false,
      [
        { kind: "picture", file: "one" },
        { kind: "picture", file: "two" },
      ],
    ]);
  });

  it("stand beside those that were sent before, each by a key of its own", () => {
    const { model } = uploads({
      kept: [
        { kind: "picture", file: fileId("old") },
        { kind: "video", file: fileId("film") },
      ],
    });
    model.add("picture", [png()]);
    expect(model.files.map(({ key, kind, state }) => [key, kind, state.kind])).toEqual([
      [1, "picture", "sent"],
      [2, "video", "sent"],
      [3, "picture", "sending"],
    ]);
    expect(model.sent.map(({ file }) => file)).toEqual(["old", "film"]);
  });

  it("are of the media types of their kind", () => {
    const { model } = uploads();
    expect([model.accepted("picture"), model.accepted("video")]).toEqual(["image/png,image/webp", "video/mp4"]);
    model.add("picture", [mp4()]);
    expect([model.trouble, model.files.length]).toEqual(["no-picture", 0]);
    model.add("video", [png(), mp4()]);
    expect([model.trouble, model.files.length]).toEqual(["no-video", 1]);
    model.add("picture", [png()]);
    expect(model.trouble).toBeNull();
  });

  it("are so many in all and so many of a kind, and those too many are left out", () => {
    const { model } = uploads();
    model.add("video", [mp4(), mp4()]);
    expect([model.trouble, model.files.length]).toEqual(["one-video", 1]);
    model.add("picture", [png(), png(), png()]);
    expect([model.trouble, model.files.length]).toEqual([null, 4]);
    model.add("picture", [png()]);
    expect([model.trouble, model.files.length]).toEqual(["too-many", 4]);
    model.remove(2);
    expect([model.trouble, model.files.map(({ key }) => key)]).toEqual([null, [1, 3, 4]]);
    model.add("video", [mp4()]);
    expect(model.trouble).toBe("one-video");
    model.empty();
    expect([model.trouble, model.files]).toEqual([null, []]);
  });

  it("fail for good where they are too large or refused", async () => {
    const { model, sendings } = uploads();
    model.add("picture", [png(6), png(5)]);
    await turnOver();
    expect([sendings.length, model.files[0]?.state]).toEqual([1, { kind: "failed", why: "picture-too-large", prepared: null }]);
    sendings[0]?.answer(refused({ kind: "no-picture" }));
    await turnOver();
    expect([model.files[1]?.state, model.hasFailed, model.isSending]).toEqual([
      { kind: "failed", why: "no-picture", prepared: null },
      true,
      false,
    ]);
    model.again(1);
    model.again(2);
    await turnOver();
    expect(sendings).toHaveLength(1);
  });

  it("can be sent once more where nobody answered, and only then", async () => {
    const { model, sendings, states } = uploads();
    model.add("picture", [png()]);
    await turnOver();
    model.again(1);
    expect(sendings).toHaveLength(1);
    sendings[0]?.fail();
    await turnOver();
    expect(model.files[0]?.state).toMatchObject({ kind: "failed", why: "unavailable" });
    model.again(7);
    model.again(1);
    expect(states()).toEqual(["sending"]);
    sendings[1]?.answer(ok(fileId("one")));
    await turnOver();
    expect(model.sent).toEqual([{ kind: "picture", file: "one" }]);
  });

  it("stay out once they are taken out, whatever comes of them", async () => {
    const { model, sendings } = uploads();
    model.add("picture", [png()]);
    await turnOver();
    model.remove(1);
    sendings[0]?.answer(ok(fileId("one")));
    await turnOver();
    expect([model.files, model.sent]).toEqual([[], []]);
  });
});

describe("a video", () => {
  it("goes as it is, piece by piece", async () => {
    const pieces: number[] = [];
    const rules = videoBy(async (sent) => {
      for await (const piece of sent) pieces.push(piece.length);
      return ok(fileId("film"));
    });
    const { size, send } = await rules.prepare(new Blob([new Uint8Array(2.5 * 1024 * 1024)]));
    await send(() => {});
    expect([size, pieces]).toEqual([2.5 * 1024 * 1024, [1024 * 1024, 1024 * 1024, 512 * 1024]]);
  });
});
