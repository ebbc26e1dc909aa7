import { makeAutoObservable } from "mobx";
import { GROUP_PICTURE } from "#core/fitbook/groups/group-picture.ts";
import { SendGroupPicture } from "#core/fitbook/groups/send-group-picture.use-case.ts";
import { FileUploadsModel } from "#web/platform/uploads/file-uploads-model.ts";
import { picturesBy } from "#web/platform/uploads/upload-rules.ts";
import { MIDDLE } from "#web/design/crop-field/crop.ts";
import { croppedPicture, openedPicture } from "#web/platform/files/cropped-picture.ts";
import type { Crop } from "#web/design/crop-field/crop.ts";
import type { OpenedPicture } from "#web/platform/files/cropped-picture.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const chosenGroupPictureNeeds = { sendGroupPicture: SendGroupPicture };

/** The picture of a group while its settings are filled in: a new one, the one of before, or none. */
export class ChosenGroupPictureModel {
  readonly files: FileUploadsModel<"picture">;
  /** Whether the one of before is taken off. */
  isTakenOff = false;
  /** Whether the settings went with what is chosen here. */
  isSaved = false;
  readonly hadOne: boolean;
  /** A picture of which a part is being chosen; null: none is. */
  opened: { readonly picture: OpenedPicture; readonly crop: Crop } | null = null;

  constructor(hadOne: boolean, customer: CustomerId, useCases: NeedsOf<typeof chosenGroupPictureNeeds>) {
    const send = picturesBy((bytes, heard) => useCases.sendGroupPicture(customer, bytes, heard), GROUP_PICTURE.longestSide);
    this.files = new FileUploadsModel({ most: 1, ways: { picture: send } });
    this.hadOne = hadOne;
    makeAutoObservable(this, { files: false, hadOne: false }, { autoBind: true, deep: false });
  }

  /** One that this browser can't draw goes as it is; what is no picture is said to be none. */
  async choose(file: Blob): Promise<void> {
    const picture = this.files.accepted("picture").split(",").includes(file.type) ? await openedPicture(file) : null;
    if (picture === null || picture.drawing === null) this.files.add("picture", [file]);
    else this.stand({ picture, crop: MIDDLE });
  }

  move(crop: Crop): void {
    if (this.opened !== null) this.stand({ ...this.opened, crop });
  }

  /** Sends the part that is chosen. */
  async keep(): Promise<void> {
    const { opened } = this;
    if (opened === null) return;
    this.stand(null);
    const bytes = await croppedPicture(opened.picture, opened.crop, GROUP_PICTURE.longestSide);
    this.files.add("picture", [new Blob([bytes], { type: "image/jpeg" })]);
  }

  leave(): void {
    this.stand(null);
  }

  saved(): void {
    this.isSaved = true;
  }

  takeOff(isTakenOff: boolean): void {
    this.isTakenOff = isTakenOff;
  }

  /** Why the settings can't go yet; null: they can. */
  get fault(): "picture-open" | "picture-sending" | "picture-failed" | null {
    if (this.opened !== null) return "picture-open";
    if (this.files.hasFailed) return "picture-failed";
    return this.files.isSending ? "picture-sending" : null;
  }

  get isChanged(): boolean {
    if (this.isSaved) return false;
    return this.isTakenOff || this.opened !== null || this.files.files.length > 0;
  }

  /** Undefined: it stays as it is. */
  get chosen(): FileId | null | undefined {
    return this.files.sent[0]?.file ?? (this.isTakenOff ? null : undefined);
  }

  private stand(opened: ChosenGroupPictureModel["opened"]): void {
    this.opened = opened;
  }
}
