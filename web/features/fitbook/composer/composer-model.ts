import { makeAutoObservable } from "mobx";
import { textOfPost } from "#core/fitbook/posts/post-text.ts";
import { ShareResult } from "#core/fitbook/cards/share-result.use-case.ts";
import { PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { keyPerRequest } from "#web/platform/requests/key-per-request.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { Circle } from "#core/fitbook/posts/post.ts";
import type { NamedGroup, SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { ChosenPicturesModel } from "#web/features/fitbook/pictures/chosen-pictures-model.ts";
import type { Whole } from "#web/platform/late/whole.ts";
import type { PostRefusal } from "#web/features/fitbook/posts/post-refusal.ts";

/** A post while it is written. Its audience is chosen anew each time. */
export class ComposerModel {
  text = "";
  /** Those that go along; null: the code that chooses them has not come. */
  pictures: ChosenPicturesModel | null = null;
  /** `group`: the members of the group, on whose page the composer stands or that was chosen. */
  circle: Circle;
  /** The challenge whose result goes along as a card; null: none does. */
  result: ChallengeId | null = null;
  /** Grows with each try that had something wrong. */
  faults = 0;
  refusal: PostRefusal | null = null;
  /** What was shared last, until something else is written; null: nothing. */
  shared: SeenPost | null = null;
  readonly #submission = new Submission();
  readonly #customer: CustomerId;
  readonly #whole: Whole;
  #keyOf = keyPerRequest(newKey);

  readonly #given: Circle;

  /** `group`: the one on whose page it stands; null: it stands in the feed. */
  constructor(customer: CustomerId, whole: Whole, group: NamedGroup | null) {
    this.#customer = customer;
    this.#whole = whole;
    this.#given = group === null ? { audience: "followers", group: null } : { audience: "group", group: group.id };
    this.circle = this.#given;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Submission["state"] {
    return this.#submission.state;
  }

  write(text: string): void {
    this.text = text;
    this.shared = null;
  }

  take(pictures: ChosenPicturesModel): void {
    this.pictures = pictures;
  }

  attach(result: ChallengeId | null): void {
    this.result = result;
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

  /** What was shared; null: it was not. */
  async share(): Promise<SeenPost | null> {
    const { pictures } = this;
    const text = textOfPost(this.text, pictures?.count ?? 0);
    if (text === null || (pictures?.fault ?? null) !== null) {
      this.faults += 1;
      return null;
    }
    const written = { text, pictures: pictures?.written ?? [], ...this.circle };
    const { result } = this;
    const post = { key: this.#keyOf({ ...written, result }), ...written };
    const answer = await this.#submission.send(() =>
      result === null
        ? lateUseCase(this.#whole, PublishPost)(this.#customer, post)
        : lateUseCase(this.#whole, ShareResult)(this.#customer, { ...post, challenge: result }),
    );
    if (answer === null) return null;
    this.settle(answer.value);
    return this.shared;
  }

  private settle(answer: Result<SeenPost, PostRefusal>): void {
    this.refusal = answer.kind === "refused" ? answer.refusal : null;
    if (answer.kind === "refused") return;
    this.text = "";
    this.pictures?.empty();
    this.result = null;
    this.circle = this.#given;
    this.faults = 0;
    this.shared = answer.value;
    this.#keyOf = keyPerRequest(newKey); // The same words again are another post.
  }
}
