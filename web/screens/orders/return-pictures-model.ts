import { makeAutoObservable } from "mobx";
import { LARGEST_UPLOAD } from "#core/files/upload.ts";
import { MOST_RETURN_PICTURES } from "#core/ordering/ask-return.use-case.ts";
import { SendBillPicture, SendOtherPicture, SendPackagePicture, SendProductPicture } from "#core/ordering/send-return-picture.use-case.ts";
import { late } from "#web/frame/late.ts";
import { smallerPicture } from "#web/frame/smaller-picture.ts";
import { answered } from "#web/stores/answered.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { PictureRefused } from "#core/files/keep-picture.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ReturnPicture } from "#core/ordering/return-request.ts";
import type { Whole } from "#web/frame/whole.ts";

export type Shows = ReturnPicture["shows"];
export type PictureTrouble = PictureRefused["kind"] | "too-large" | "unavailable" | "too-many";

/** A picture that goes along: on its way by so much, there, or not sent. */
export type SentPicture = {
  readonly key: number;
  readonly shows: Shows;
  readonly drawing: ImageBitmap | null;
  readonly state:
    | { readonly kind: "sending"; readonly share: number }
    | { readonly kind: "sent"; readonly file: FileId }
    | { readonly kind: "failed"; readonly why: PictureTrouble; readonly bytes: Uint8Array | null };
};

const TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"];
const LONGEST_SIDE = 1_920;
const SENDERS = { bill: SendBillPicture, package: SendPackagePicture, product: SendProductPicture, other: SendOtherPicture } as const;

/** The pictures of a return, each sent as soon as it is chosen. */
export class ReturnPicturesModel {
  pictures: readonly SentPicture[] = [];
  trouble: PictureTrouble | null = null;
  #made = 0;
  readonly #customer: CustomerId;
  readonly #whole: Whole;

  constructor(customer: CustomerId, whole: Whole) {
    this.#customer = customer;
    this.#whole = whole;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isSending(): boolean {
    return this.pictures.some(({ state }) => state.kind === "sending");
  }

  get sent(): readonly ReturnPicture[] {
    return this.pictures.flatMap(({ shows, state }) => (state.kind === "sent" ? [{ shows, file: state.file }] : []));
  }

  async add(shows: Shows, files: Iterable<Blob>): Promise<void> {
    this.trouble = null;
    for (const file of files) {
      if (this.pictures.length >= MOST_RETURN_PICTURES) return this.complain("too-many");
      if (!TYPES.includes(file.type)) this.complain("no-picture");
      else void this.take(shows, file);
    }
  }

  remove(key: number): void {
    this.pictures = this.pictures.filter((picture) => picture.key !== key);
    this.trouble = null;
  }

  /** Once more, where it did not arrive. */
  again(key: number): void {
    const picture = this.pictures.find((one) => one.key === key);
    if (picture?.state.kind !== "failed" || picture.state.bytes === null) return;
    void this.send(picture, picture.state.bytes);
  }

  private async take(shows: Shows, file: Blob): Promise<void> {
    const picture: SentPicture = { key: this.nextKey(), shows, drawing: null, state: { kind: "sending", share: 0 } };
    this.append(picture);
    const { bytes, drawing } = await smallerPicture(file, LONGEST_SIDE);
    const shown = { ...picture, drawing };
    if (bytes.length > LARGEST_UPLOAD) this.enter({ ...shown, state: { kind: "failed", why: "too-large", bytes: null } });
    else await this.send(shown, bytes);
  }

  private async send(picture: SentPicture, bytes: Uint8Array): Promise<void> {
    const { shows } = picture;
    this.enter({ ...picture, state: { kind: "sending", share: 0 } });
    const heard = (share: number) => this.enter({ ...picture, state: { kind: "sending", share } });
    const answer = await answered(late(this.#whole, SENDERS[shows])(this.#customer, bytes, heard));
    if (answer === null) return this.enter({ ...picture, state: { kind: "failed", why: "unavailable", bytes } });
    const { value } = answer;
    if (value.kind === "ok") this.enter({ ...picture, state: { kind: "sent", file: value.value } });
    else this.enter({ ...picture, state: { kind: "failed", why: value.refusal.kind, bytes: null } });
  }

  private nextKey(): number {
    this.#made += 1;
    return this.#made;
  }

  private append(picture: SentPicture): void {
    this.pictures = [...this.pictures, picture];
  }

  private complain(why: PictureTrouble): void {
    this.trouble = why;
  }

  /** In its place; one that was taken out meanwhile stays out. */
  private enter(picture: SentPicture): void {
    this.pictures = this.pictures.map((one) => (one.key === picture.key ? picture : one));
  }
}
