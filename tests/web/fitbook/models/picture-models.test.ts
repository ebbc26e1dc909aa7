import { describe, expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { ReadPostPicture } from "#core/fitbook/pictures/read-post-picture.use-case.ts";
import { SendPostPicture } from "#core/fitbook/pictures/send-post-picture.use-case.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { ChosenPicturesModel, chosenPicturesNeeds } from "#web/features/fitbook/pictures/chosen-pictures-model.ts";
import { postPictureModel, postPictureNeeds } from "#web/features/fitbook/pictures/post-picture-model.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { pending } from "#tests/web/platform/model-laws/answers.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Result } from "#core/shared/result.ts";

const jpeg = () => new Blob([new Uint8Array([1, 2])], { type: "image/jpeg" });

describe("the pictures of a post that is written", () => {
  const stored = [
    { file: fileId("f1"), text: "A lake" },
    { file: fileId("f2"), text: "" },
  ];

  it("begin with those that it has already, and with what these show", () => {
    const { model } = chosen(...stored);
    expect([model.count, model.fault, model.written]).toEqual([2, null, stored]);
    model.say(2, "A hill");
    expect([model.written, model.textOf(1), model.textOf(7)]).toEqual([[stored[0], { file: "f2", text: "A hill" }], "A lake", ""]);
    model.empty();
    expect([model.count, model.written, model.texts.size]).toEqual([0, [], 0]);
  });

  it("go along once they have arrived, the words with each, and keep the post back till then", async () => {
    const { model, answer, asked } = chosen();
    const heard = pending<Result<FileId, { readonly kind: "no-picture" }>>();
    answer(SendPostPicture, heard.promise);
    model.files.add("picture", [jpeg()]);
    expect([model.count, model.fault, model.written]).toEqual([1, "pictures-sending", []]);
    model.say(1, "A lake");
    heard.answer(ok(fileId("f1")));
    await expect.poll(() => model.fault).toBeNull();
    expect([model.written, asked[0]?.[0], asked[0]?.[1]]).toEqual([[{ file: "f1", text: "A lake" }], asha, new Uint8Array([1, 2])]);
  });

  it("keep the post back where one has failed, also while another is on its way", async () => {
    const { model, answer } = chosen();
    answer(SendPostPicture, "out", pending<never>().promise);
    model.files.add("picture", [jpeg(), jpeg()]);
    await expect.poll(() => model.fault).toBe("pictures-failed");
    expect(model.files.isSending).toBe(true);
  });

  it("are four at most, of kinds that can be drawn", () => {
    const { model } = chosen(...stored, ...stored);
    model.files.add("picture", [jpeg()]);
    expect([model.count, model.files.trouble]).toEqual([4, "too-many"]);
    const other = chosen().model;
    other.files.add("picture", [new Blob(["x"], { type: "text/plain" })]);
    expect([other.count, other.files.trouble]).toEqual([0, "no-picture"]);
  });

  function chosen(...before: typeof stored) {
    const shop = aShop();
    return { ...shop, model: new ChosenPicturesModel(asha, lateNeeds(shop.allDependencies, chosenPicturesNeeds), before) };
  }
});

describe("a picture of a post", () => {
  const of = { post: postId("p"), picture: fileId("f1") };
  const bytes = { mediaType: "image/webp" as const, bytes: new Uint8Array([1]) };

  it("is asked for once, however often it comes into sight, and anew where that is wished", async () => {
    const { allDependencies, answer, asked } = aShop();
    answer(ReadPostPicture, ok(bytes), refused({ kind: "unknown-post" }));
    const model = postPictureModel(of, asha, lateNeeds(allDependencies, postPictureNeeds));
    expect(model.state.kind).toBe("reading");
    model.come();
    model.come();
    await expect.poll(() => model.state).toEqual({ kind: "read", value: bytes });
    expect(asked).toEqual([[asha, of]]);
    await model.ask();
    expect(model.state).toEqual({ kind: "read", value: null });
  });
});
