import { makeAutoObservable } from "mobx";
import { SetProfilePicture } from "#core/account/set-profile-picture.use-case.ts";
import { LARGEST_UPLOAD } from "#core/files/upload.ts";
import { MIDDLE } from "#web/design/crop-field/crop.ts";
import { croppedPicture, openedPicture } from "#web/platform/files/cropped-picture.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { LatestTurn } from "#web/platform/requests/latest-turn.ts";
import type { PictureRefused } from "#core/files/keep-picture.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Crop } from "#web/design/crop-field/crop.ts";
import type { OpenedPicture } from "#web/platform/files/cropped-picture.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type PictureTrouble = PictureRefused["kind"] | "too-large" | "unavailable";

export type PictureState =
  | { readonly kind: "none"; readonly trouble: PictureTrouble | null }
  | { readonly kind: "chosen"; readonly picture: OpenedPicture; readonly crop: Crop; readonly trouble: PictureTrouble | null }
  | { readonly kind: "sending"; readonly picture: OpenedPicture; readonly crop: Crop; readonly share: number }
  | { readonly kind: "done" };

const TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];

export const pictureNeeds = { setProfilePicture: SetProfilePicture };

/** The picture beside a customer's name while another one is chosen and sent. */
export class PictureModel {
  state: PictureState = { kind: "none", trouble: null };
  readonly #choice = new LatestTurn();
  readonly #customer: CustomerId;
  readonly #session: SessionStore;
  readonly #useCases: NeedsOf<typeof pictureNeeds>;

  constructor(customer: CustomerId, session: SessionStore, useCases: NeedsOf<typeof pictureNeeds>) {
    this.#customer = customer;
    this.#session = session;
    this.#useCases = useCases;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Shows what was chosen before anything is sent. Chosen again, only the later one counts. */
  async choose(file: Blob): Promise<void> {
    if (this.state.kind === "sending") return;
    const isLatest = this.#choice.begin();
    if (!TYPES.includes(file.type)) return this.enter({ kind: "none", trouble: "no-picture" });
    const picture = await openedPicture(file);
    if (!isLatest()) return;
    const isTooLarge = picture.drawing === null && file.size > LARGEST_UPLOAD; // What is drawn here is made smaller.
    this.enter(isTooLarge ? { kind: "none", trouble: "too-large" } : { kind: "chosen", picture, crop: MIDDLE, trouble: null });
  }

  /** Another part of it is kept. */
  move(crop: Crop): void {
    if (this.state.kind === "chosen") this.enter({ ...this.state, crop });
  }

  leave(): void {
    this.#choice.begin();
    if (this.state.kind !== "sending") this.enter({ kind: "none", trouble: null });
  }

  /** False: what was chosen is not kept, and `state` says why. Sent again while it is on its way nothing happens. */
  async send(): Promise<boolean> {
    if (this.state.kind === "sending") return false;
    if (this.state.kind !== "chosen") return true;
    const { picture, crop } = this.state;
    this.enter({ kind: "sending", picture, crop, share: 0 });
    const bytes = await croppedPicture(picture, crop);
    const set = this.#useCases.setProfilePicture;
    const answer = await answerOrNull(set(this.#customer, bytes, this.heard));
    if (answer === null) {
      this.enter({ kind: "chosen", picture, crop, trouble: "unavailable" });
      return false;
    }
    if (answer.value.kind === "refused") {
      this.enter({ kind: "none", trouble: answer.value.refusal.kind });
      return false;
    }
    this.enter({ kind: "done" });
    await this.#session.refresh();
    return true;
  }

  private heard(share: number): void {
    if (this.state.kind === "sending") this.enter({ ...this.state, share });
  }

  private enter(state: PictureState): void {
    this.state = state;
  }
}
