import { makeAutoObservable } from "mobx";
import { ReadMyFile } from "#core/files/read-my-file.use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { MyFile } from "#core/files/read-my-file.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type ReadFile = () => Promise<Result<MyFile, unknown>>;

export const readMyFileNeeds = { readMyFile: ReadMyFile };

/** Reads a file that its owner alone sees. */
export const readMyFile =
  (useCases: NeedsOf<typeof readMyFileNeeds>, customer: CustomerId, id: FileId): ReadFile =>
  () =>
    useCases.readMyFile(customer, id);

/** A file that not everybody may see: asked for with somebody's token, which no picture's address could carry. */
export class PrivateFile {
  state: "nothing" | "reading" | "read" | "unavailable" = "nothing";
  drawing: ImageBitmap | null = null;
  readonly #read: ReadFile;

  constructor(read: ReadFile) {
    this.#read = read;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Asked again before it answers nothing more is sent. */
  async draw(): Promise<void> {
    if (this.state === "reading" || this.state === "read") return;
    const file = await this.read();
    if (file === null) return;
    this.enter("read", await drawn(new Blob([file.bytes], { type: file.mediaType })));
  }

  /** The whole of it; null where it did not come, or while it is coming. */
  async read(): Promise<MyFile | null> {
    if (this.state === "reading") return null;
    this.enter("reading");
    const answer = await answerOrNull(this.#read());
    const file = answer === null || answer.value.kind === "refused" ? null : answer.value.value;
    this.enter(file === null ? "unavailable" : "nothing");
    return file;
  }

  private enter(state: PrivateFile["state"], drawing: ImageBitmap | null = this.drawing): void {
    this.state = state;
    this.drawing = drawing;
  }
}

const drawn = async (file: Blob): Promise<ImageBitmap | null> =>
  "createImageBitmap" in globalThis ? createImageBitmap(file).catch(() => null) : null;
