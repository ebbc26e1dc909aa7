import { makeAutoObservable } from "mobx";
import { GROUP_PICTURE } from "#core/fitbook/groups/group-picture.ts";
import { SendGroupPicture } from "#core/fitbook/groups/send-group-picture.use-case.ts";
import { FileUploadsModel } from "#web/features/files/file-uploads-model.ts";
import { picturesBy } from "#web/features/files/upload-rules.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** The picture of a group while its settings are filled in: a new one, the one of before, or none. */
export class ChosenGroupPictureModel {
  readonly files: FileUploadsModel<"picture">;
  /** Whether the one of before is taken off. */
  isTakenOff = false;
  readonly hadOne: boolean;

  constructor(hadOne: boolean, customer: CustomerId, whole: Whole) {
    const send = picturesBy((bytes, heard) => lateUseCase(whole, SendGroupPicture)(customer, bytes, heard), GROUP_PICTURE.longestSide);
    this.files = new FileUploadsModel({ most: 1, ways: { picture: send } });
    this.hadOne = hadOne;
    makeAutoObservable(this, { files: false, hadOne: false }, { autoBind: true, deep: false });
  }

  takeOff(isTakenOff: boolean): void {
    this.isTakenOff = isTakenOff;
  }

  /** Why the settings can't go yet; null: they can. */
  get fault(): "picture-sending" | "picture-failed" | null {
    if (this.files.hasFailed) return "picture-failed";
    return this.files.isSending ? "picture-sending" : null;
  }

  get isChanged(): boolean {
    return this.isTakenOff || this.files.files.length > 0;
  }

  /** Undefined: it stays as it is. */
  get chosen(): FileId | null | undefined {
    return this.files.sent[0]?.file ?? (this.isTakenOff ? null : undefined);
  }
}
