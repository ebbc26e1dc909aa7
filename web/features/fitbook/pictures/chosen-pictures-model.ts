import { makeAutoObservable } from "mobx";
import { MOST_POST_PICTURES, POST_PICTURE } from "#core/fitbook/post-picture.ts";
import { SendPostPicture } from "#core/fitbook/pictures/send-post-picture.use-case.ts";
import { FileUploadsModel } from "#web/platform/uploads/file-uploads-model.ts";
import { picturesBy } from "#web/platform/uploads/upload-rules.ts";
import type { WrittenPicture } from "#core/fitbook/post-picture.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const chosenPicturesNeeds = { sendPostPicture: SendPostPicture };

/**
 * The pictures that go along with a post that is written: sent as soon as they are chosen, in the order that is wished, with what they
 * show.
 */
export class ChosenPicturesModel {
  readonly files: FileUploadsModel<"picture">;
  texts: ReadonlyMap<number, string>;

  /** `kept`: those that the post has already. */
  constructor(customer: CustomerId, useCases: NeedsOf<typeof chosenPicturesNeeds>, stored: readonly WrittenPicture[]) {
    const send = picturesBy((bytes, heard) => useCases.sendPostPicture(customer, bytes, heard), POST_PICTURE.longestSide);
    this.files = new FileUploadsModel({
      most: MOST_POST_PICTURES,
      ways: { picture: send },
      kept: stored.map(({ file }) => ({ kind: "picture", file })),
    });
    this.texts = new Map(this.files.files.map(({ key }, nth) => [key, stored[nth]?.text ?? ""]));
    makeAutoObservable(this, { files: false }, { autoBind: true, deep: false });
  }

  /** Why the post can't go yet; null: it can. */
  get fault(): "pictures-sending" | "pictures-failed" | null {
    if (this.files.hasFailed) return "pictures-failed";
    return this.files.isSending ? "pictures-sending" : null;
  }

  get count(): number {
    return this.files.files.length;
  }

  get written(): readonly WrittenPicture[] {
    return this.files.files.flatMap(({ key, state }) => (state.kind === "sent" ? [{ file: state.file, text: this.textOf(key) }] : []));
  }

  textOf(key: number): string {
    return this.texts.get(key) ?? "";
  }

  /** What a picture shows. */
  say(key: number, text: string): void {
    this.texts = new Map(this.texts).set(key, text);
  }

  empty(): void {
    this.files.empty();
    this.texts = new Map();
  }
}
