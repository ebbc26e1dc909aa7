import { makeAutoObservable } from "mobx";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";

/** In milliseconds: so long after the last letter a draft is kept. */
const AFTER = 800;

/** In milliseconds: whoever writes on and on has it kept so often. */
const AT_LATEST = 5_000;

/** Keeps a draft soon after it was changed: one call after the other, always the newest. */
export class DraftSaver<Draft> {
  state: "unchanged" | "changed" | "saving" | "saved" | "failed" = "unchanged";
  private draft: Draft | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** When the first letter was written that nothing was sent of. */
  #since: number | null = null;
  #running: Promise<void> = Promise.resolve();
  readonly #save: (draft: Draft) => Promise<boolean>;

  constructor(save: (draft: Draft) => Promise<boolean>) {
    this.#save = save;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Whether something was written that is not kept. */
  get isUnsaved(): boolean {
    return this.state === "changed" || this.state === "saving" || this.state === "failed";
  }

  change(draft: Draft): void {
    this.draft = draft;
    this.state = "changed";
    this.wait();
  }

  /** Keeps nothing more, because it was signed or left. */
  drop(): void {
    this.stop();
    this.#since = null;
    this.draft = null;
    this.state = "unchanged";
  }

  /** Keeps what is not kept yet, after whatever is on its way. */
  async flush(): Promise<void> {
    this.stop();
    await this.#running;
    const { draft } = this;
    if (draft === null || this.state === "saving") return;
    this.#running = this.keep(draft);
    await this.#running;
  }

  private async keep(draft: Draft): Promise<void> {
    this.begin();
    const answer = await answerOrNull(this.#save(draft));
    this.end(draft, answer?.value === true);
  }

  private begin(): void {
    this.#since = null;
    this.state = "saving";
  }

  /** What was changed meanwhile is kept in its turn. */
  private end(draft: Draft, isKept: boolean): void {
    if (this.draft !== draft) return;
    this.state = isKept ? "saved" : "failed";
    if (isKept) this.draft = null;
  }

  private wait(): void {
    this.stop();
    const now = Date.now();
    this.#since ??= now;
    this.timer = setTimeout(() => void this.flush(), Math.max(0, Math.min(AFTER, this.#since + AT_LATEST - now)));
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
