import { makeAutoObservable } from "mobx";
import { EraseMyEntries } from "#core/trackers/mine/erase-my-entries.use-case.ts";
import { ImportMyEntries } from "#core/trackers/mine/import-my-entries.use-case.ts";
import { TakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { Patient } from "#core/account/patient.ts";
import type { ByteChunks } from "#core/files/byte-chunks.ts";
import type { ErasableTracker } from "#core/trackers/mine/erasable-tracker.ts";
import type { TakenForm } from "#core/trackers/mine/take-my-entries.use-case.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type ImportAnswer = Awaited<ReturnType<ImportMyEntries>>;

/** What is asked to be erased. */
export type Erasable = ErasableTracker | "all";

export const mineNeeds = { takeMyEntries: TakeMyEntries, importMyEntries: ImportMyEntries, eraseMyEntries: EraseMyEntries };

type Needs = NeedsOf<typeof mineNeeds> & {
  readonly save: (form: TakenForm, file: Blob) => void;
  /** Entries have changed on the server. */
  readonly tell: () => Promise<void>;
};

/** What somebody does with all of their entries. */
export class MineModel {
  readonly taking = new Submission();
  readonly importing = new Submission();
  readonly erasing = new Submission();
  hasTaken = false;
  imported: ImportAnswer | null = null;
  /** What is to be erased, once that is confirmed. */
  asked: Erasable | null = null;
  hasErased = false;
  readonly #patient: Patient;
  readonly #use: Needs;

  constructor(patient: Patient, use: Needs) {
    this.#patient = patient;
    this.#use = use;
    makeAutoObservable(this, { taking: false, importing: false, erasing: false }, { autoBind: true, deep: false });
  }

  async take(form: TakenForm): Promise<void> {
    this.noteTaken(false);
    const answer = await this.taking.send(async () => blobOf(await this.#use.takeMyEntries(this.#patient, form)));
    if (answer === null) return;
    this.#use.save(form, answer.value);
    this.noteTaken(true);
  }

  async bring(file: ByteChunks): Promise<void> {
    this.noteImported(null);
    const answer = await this.importing.send(() => this.#use.importMyEntries(this.#patient, file));
    if (answer === null) return;
    this.noteImported(answer.value);
    await this.#use.tell();
  }

  ask(request: Erasable | null): void {
    this.asked = request;
    this.hasErased = false;
    this.erasing.clear();
  }

  async erase(): Promise<void> {
    const { asked } = this;
    if (asked === null) return;
    const tracker = asked === "all" ? null : asked;
    const answer = await this.erasing.send(() => this.#use.eraseMyEntries(this.#patient, tracker));
    if (answer === null) return;
    this.noteErased();
    await this.#use.tell();
  }

  private noteTaken(hasTaken: boolean): void {
    this.hasTaken = hasTaken;
  }

  private noteImported(imported: ImportAnswer | null): void {
    this.imported = imported;
  }

  private noteErased(): void {
    this.asked = null;
    this.hasErased = true;
  }
}

async function blobOf(pieces: AsyncIterable<Uint8Array>): Promise<Blob> {
  const all: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of pieces) all.push(new Uint8Array(piece));
  return new Blob(all);
}
