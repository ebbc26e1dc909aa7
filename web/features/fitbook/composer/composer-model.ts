import { makeAutoObservable } from "mobx";
import { textOfPost } from "#core/fitbook/post-text.ts";
import { ShareDay } from "#core/fitbook/cards/share-day.use-case.ts";
import { ShareResult } from "#core/fitbook/cards/share-result.use-case.ts";
import { PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { sharePost } from "#web/features/fitbook/waiting/share-post.ts";
import { keyPerRequest } from "#web/platform/requests/key-per-request.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { DayCard } from "#core/fitbook/posts/day-card.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { Circle } from "#core/fitbook/posts/post.ts";
import type { NamedGroup } from "#core/fitbook/group.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { WrittenPicture } from "#core/fitbook/post-picture.ts";
import type { WrittenPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import type { WaitingPost } from "#core/fitbook/waiting/waiting-posts.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { ChosenPicturesModel } from "#web/features/fitbook/pictures/chosen-pictures-model.ts";
import type { PostRefusal } from "#web/features/fitbook/posts/post-refusal.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const composerNeeds = { publish: PublishPost, shareResult: ShareResult, shareDay: ShareDay };

/** A post while it is written. Its audience is chosen anew each time. */
export class ComposerModel {
  text = "";
  /** Whether all that can be chosen is shown. Before that, and after sharing, a line is enough. "new": it was not shown yet. */
  view: "new" | "open" | "folded";
  /** Those that go along; null: the code that chooses them has not come. */
  pictures: ChosenPicturesModel | null = null;
  /** `group`: the members of the group, on whose page the composer stands or that was chosen. */
  circle: Circle;
  /** The challenge whose result goes along as a card; null: none does. */
  result: ChallengeId | null = null;
  /** The day of a tracker that goes along as a card; null: none does. */
  day: DayCard | null = null;
  /** Grows with each try that had something wrong. */
  faults = 0;
  refusal: PostRefusal | null = null;
  /** What was shared last, until something else is written; null: nothing. */
  shared: SeenPost | null = null;
  /** What was shared last waits on this device until there is a line. */
  isWaiting = false;
  /** The pictures of a post that was taken back, and how often one was. */
  takenBack: { readonly pictures: readonly WrittenPicture[]; readonly times: number } = { pictures: [], times: 0 };
  readonly #submission = new Submission();
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof composerNeeds>;
  readonly #keep: Keep;
  #keyOf = keyPerRequest(newKey);

  readonly #given: Circle;

  /**
   * `group`: the one on whose page it stands; null: it stands in the feed. It begins as a line, save where something goes along already.
   */
  constructor(customer: CustomerId, { group, keep, result, ...useCases }: Given) {
    this.#customer = customer;
    this.#useCases = useCases;
    this.#keep = keep;
    this.#given = group === null ? { audience: "followers", group: null } : { audience: "group", group: group.id };
    this.circle = this.#given;
    this.view = result === null ? "new" : "open";
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Submission["state"] {
    return this.#submission.state;
  }

  open(): void {
    this.view = "open";
  }

  write(text: string): void {
    this.view = "open";
    this.text = text;
    this.shared = null;
    this.isWaiting = false;
  }

  take(pictures: ChosenPicturesModel): void {
    this.pictures = pictures;
  }

  attach(result: ChallengeId | null): void {
    this.result = result;
    if (result !== null) this.day = null; // One card at most.
  }

  attachDay(day: DayCard | null): void {
    this.day = day;
    if (day !== null) this.result = null;
  }

  /** Whether anything is there that would be lost. */
  get isBegun(): boolean {
    return this.text.trim() !== "" || (this.pictures?.count ?? 0) > 0;
  }

  /** Whether the text can't stand so: too long, or nothing without a picture. */
  get isTextWrong(): boolean {
    return textOfPost(this.text, this.pictures?.count ?? 0) === null;
  }

  choose(circle: Circle): void {
    this.circle = circle;
  }

  /** What was shared; null: it was not, or it waits. */
  async share(): Promise<SeenPost | null> {
    const { pictures, result, day } = this;
    if (this.state === "sending") return null;
    const text = textOfPost(this.text, pictures?.count ?? 0);
    if (text === null || (pictures?.fault ?? null) !== null) {
      this.faults += 1;
      return null;
    }
    const written = { text, pictures: pictures?.written ?? [], ...this.circle };
    const waiting = { post: { key: this.keyFor(written, { result, day }), ...written }, challenge: result, day };
    const answer = await this.#submission.send(() => sharePost(this.#useCases, this.#customer, waiting));
    if (answer === null) {
      if (await this.#keep(waiting)) this.settleWaiting();
      return null;
    }
    this.settle(answer.value);
    return this.shared;
  }

  /** A post that waited is written on. Shared as it was, it is the same post, should it have reached the server after all. */
  takeBack({ post: { key, ...post }, challenge, day = null }: WaitingPost): void {
    const { text, pictures = [], ...circle } = post;
    this.write(text);
    this.circle = circle;
    this.result = challenge;
    this.day = day;
    this.takenBack = { pictures, times: this.takenBack.times + 1 };
    const keys = [key];
    this.#keyOf = keyPerRequest(() => keys.pop() ?? newKey());
    this.keyFor({ text, pictures, ...circle }, { result: challenge, day });
  }

  private keyFor({ text, pictures, audience, group }: Omit<WrittenPost, "key">, card: Pick<ComposerModel, "result" | "day">): string {
    return this.#keyOf({ text, pictures, audience, group, ...card });
  }

  private settle(answer: Result<SeenPost, PostRefusal>): void {
    this.refusal = answer.kind === "refused" ? answer.refusal : null;
    if (answer.kind === "refused") return;
    this.empty();
    this.shared = answer.value;
  }

  private settleWaiting(): void {
    this.refusal = null;
    this.#submission.clear();
    this.empty();
    this.isWaiting = true;
  }

  private empty(): void {
    this.text = "";
    this.view = "folded";
    this.pictures?.empty();
    this.result = null;
    this.day = null;
    this.circle = this.#given;
    this.faults = 0;
    this.#keyOf = keyPerRequest(newKey); // The same words again are another post.
  }
}

/** False: the post could not be kept for later. */
type Keep = (waiting: WaitingPost) => Promise<boolean>;

type Given = NeedsOf<typeof composerNeeds> & {
  readonly group: NamedGroup | null;
  readonly keep: Keep;
  /** The challenge of whose result a card is to go along; null: none is. */
  readonly result: ChallengeId | null;
};
