import { makeAutoObservable } from "mobx";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { FileProblem, UploadRules, PreparedFile } from "./upload-rules.ts";

/** A file that goes along: being made ready, on its way by so much, there, or not sent. */
export type FileUpload<Kind extends string> = {
  readonly key: number;
  readonly kind: Kind;
  readonly drawing: ImageBitmap | null;
  readonly state:
    | { readonly kind: "sending"; readonly share: number }
    | { readonly kind: "sent"; readonly file: FileId }
    /** `prepared` null: the same file would fail again. */
    | { readonly kind: "failed"; readonly why: FileProblem; readonly prepared: PreparedFile | null };
};

type Sendings<Kind extends string> = {
  /** How many go along, of whatever kind. */
  readonly most: number;
  readonly ways: Readonly<Record<Kind, UploadRules>>;
  /** Those that were sent before. */
  readonly kept?: readonly { readonly kind: Kind; readonly file: FileId }[];
  /** Takes a file over as soon as it was sent; it leaves these. */
  readonly takeOver?: (file: FileId) => void;
};

/** The files that go along with something, each sent as soon as it is chosen. */
export class FileUploadsModel<Kind extends string> {
  files: readonly FileUpload<Kind>[];
  trouble: FileProblem | null = null;
  readonly most: number;
  #made = 0;
  readonly #ways: Readonly<Record<Kind, UploadRules>>;
  readonly #takeOver: ((file: FileId) => void) | null;

  constructor({ most, ways, kept = [], takeOver }: Sendings<Kind>) {
    this.most = most;
    this.#ways = ways;
    this.#takeOver = takeOver ?? null;
    this.files = kept.map(({ kind, file }) => ({ key: this.nextKey(), kind, drawing: null, state: { kind: "sent", file } }));
    makeAutoObservable(this, { most: false }, { autoBind: true, deep: false });
  }

  get isSending(): boolean {
    return this.files.some(({ state }) => state.kind === "sending");
  }

  get hasFailed(): boolean {
    return this.files.some(({ state }) => state.kind === "failed");
  }

  get sent(): readonly { readonly kind: Kind; readonly file: FileId }[] {
    return this.files.flatMap(({ kind, state }) => (state.kind === "sent" ? [{ kind, file: state.file }] : []));
  }

  /** The media types of a kind, as a field for files is told them. */
  accepted(kind: Kind): string {
    return this.#ways[kind].types.join(",");
  }

  add(kind: Kind, files: Iterable<Blob>): void {
    const { types, most, wrongType, tooMany } = this.#ways[kind];
    this.trouble = null;
    for (const file of files) {
      const isFull = this.files.length >= this.most;
      if (isFull || this.files.filter((one) => one.kind === kind).length >= most) {
        this.complain(isFull ? "too-many" : tooMany);
        return;
      }
      if (types.includes(file.type)) void this.take(kind, file);
      else this.complain(wrongType);
    }
  }

  remove(key: number): void {
    this.files = this.files.filter((file) => file.key !== key);
    this.trouble = null;
  }

  /** So many places further on in their order, or back. */
  move(key: number, by: -1 | 1): void {
    const from = this.files.findIndex((file) => file.key === key);
    const file = this.files[from];
    if (file === undefined || this.files[from + by] === undefined) return;
    this.files = this.files.toSpliced(from, 1).toSpliced(from + by, 0, file);
  }

  /** Without any, for what is said next. */
  empty(): void {
    this.files = [];
    this.trouble = null;
  }

  /** Once more, where it did not arrive. */
  again(key: number): void {
    const file = this.files.find((one) => one.key === key);
    if (file?.state.kind !== "failed" || file.state.prepared === null) return;
    void this.send(file, file.state.prepared);
  }

  private async take(kind: Kind, file: Blob): Promise<void> {
    const { prepare, largest } = this.#ways[kind];
    const taken: FileUpload<Kind> = { key: this.nextKey(), kind, drawing: null, state: { kind: "sending", share: 0 } };
    this.append(taken);
    const prepared = await prepare(file);
    const shown = { ...taken, drawing: prepared.drawing };
    if (prepared.size > largest) this.enter({ ...shown, state: { kind: "failed", why: this.#ways[kind].tooLarge, prepared: null } });
    else await this.send(shown, prepared);
  }

  private async send(file: FileUpload<Kind>, prepared: PreparedFile): Promise<void> {
    this.enter({ ...file, state: { kind: "sending", share: 0 } });
    const heard = (share: number) => this.enter({ ...file, state: { kind: "sending", share } });
    const answer = await answerOrNull(prepared.send(heard));
    if (answer === null) return this.enter({ ...file, state: { kind: "failed", why: "unavailable", prepared } });
    const { value } = answer;
    if (value.kind === "ok") this.arrived(file, value.value);
    else this.enter({ ...file, state: { kind: "failed", why: value.refusal.kind, prepared: null } });
  }

  private arrived(file: FileUpload<Kind>, id: FileId): void {
    this.enter({ ...file, state: { kind: "sent", file: id } });
    if (this.#takeOver === null) return;
    this.files = this.files.filter(({ key }) => key !== file.key);
    this.#takeOver(id);
  }

  private nextKey(): number {
    this.#made += 1;
    return this.#made;
  }

  private append(file: FileUpload<Kind>): void {
    this.files = [...this.files, file];
  }

  private complain(why: FileProblem): void {
    this.trouble = why;
  }

  /** In its place; one that was taken out meanwhile stays out. */
  private enter(file: FileUpload<Kind>): void {
    this.files = this.files.map((one) => (one.key === file.key ? file : one));
  }
}
