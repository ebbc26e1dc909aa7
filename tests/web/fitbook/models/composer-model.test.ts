import { describe, expect, it } from "vitest";
import { ShareDay } from "#core/fitbook/cards/share-day.use-case.ts";
import { ShareResult } from "#core/fitbook/cards/share-result.use-case.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { fileId } from "#core/files/file-id.ts";
import { postTextIn, LONGEST_POST } from "#core/fitbook/post-text.ts";
import { PublishPost } from "#core/fitbook/posts/publish-post.use-case.ts";
import { day } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { ComposerModel, composerNeeds } from "#web/features/fitbook/composer/composer-model.ts";
import { ChosenPicturesModel, chosenPicturesNeeds } from "#web/features/fitbook/pictures/chosen-pictures-model.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { pending } from "#tests/web/platform/model-laws/answers.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import { aPost, walkers } from "./fitbook-answers.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { NamedGroup } from "#core/fitbook/group.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";
import type { WaitingPost } from "#core/fitbook/waiting/waiting-posts.port.ts";
import type { Result } from "#core/shared/result.ts";

const steps = challengeId("steps");
const water = { measure: "water_ml", day: day("2026-11-20"), amount: 1_500 } as const;
const usual = { audience: "followers", group: null } as const;

function aComposer({ group = null as NamedGroup | null, result = null as typeof steps | null, keeps = true } = {}) {
  const shop = aShop();
  shop.answer(PublishPost, ok(aPost("p")));
  shop.answer(ShareResult, ok(aPost("p")));
  shop.answer(ShareDay, ok(aPost("p")));
  const stored: WaitingPost[] = [];
  const keep = async (waiting: WaitingPost) => {
    stored.push(waiting);
    return keeps;
  };
  const model = new ComposerModel(asha, { ...lateNeeds(shop.allDependencies, composerNeeds), group, keep, result });
  /** The posts that were sent. */
  const sent = () => shop.asked.map(([, post]) => post as { readonly key: string });
  return { ...shop, model, kept: stored, sent };
}
const withPictures = ({ model, allDependencies }: ReturnType<typeof aComposer>) => {
  const pictures = new ChosenPicturesModel(asha, lateNeeds(allDependencies, chosenPicturesNeeds), [{ file: fileId("f1"), text: "A lake" }]);
  model.take(pictures);
  return pictures;
};

describe("a post that is written", () => {
  it("begins as a line for followers, or for the group on whose page it stands", () => {
    const { model } = aComposer();
    expect([model.text, model.view, model.circle, model.isBegun, model.faults, model.isWaiting]).toEqual([
      "",
      "new",
      usual,
      false,
      0,
      false,
    ]);
    expect([model.takenBack, model.refusal, model.shared, model.state]).toEqual([{ pictures: [], times: 0 }, null, null, "ready"]);
    expect(aComposer({ group: { id: walkers, name: "Walkers", hindi: null } }).model.circle).toEqual({ audience: "group", group: walkers });
    model.open();
    expect(model.view).toBe("open");
  });

  it("stands open where a result is to go along", () => expect(aComposer({ result: steps }).model.view).toBe("open"));

  it("is begun once there is more than blanks, or a picture", () => {
    const composer = aComposer();
    composer.model.write("  ");
    expect([composer.model.isBegun, composer.model.isTextWrong, composer.model.view]).toEqual([false, true, "open"]);
    composer.model.write("Walked");
    expect([composer.model.isBegun, composer.model.isTextWrong]).toEqual([true, false]);
    composer.model.write("x".repeat(LONGEST_POST + 1));
    expect(composer.model.isTextWrong).toBe(true);
    composer.model.write("");
    withPictures(composer);
    expect([composer.model.isBegun, composer.model.isTextWrong]).toEqual([true, false]);
  });

  it("takes one card at most along", () => {
    const { model } = aComposer();
    model.attach(steps);
    expect([model.result, model.day]).toEqual([steps, null]);
    model.attachDay(water);
    expect([model.result, model.day]).toEqual([null, water]);
    model.attach(null);
    expect(model.day).toEqual(water);
    model.attach(steps);
    expect([model.result, model.day]).toEqual([steps, null]);
    model.attachDay(null);
    expect(model.result).toEqual(steps);
  });
});

describe("sharing", () => {
  it("sends what was written, to whom it was meant, and leaves an empty line", async () => {
    const { model, asked } = aComposer();
    model.write(" Walked ");
    model.choose({ audience: "everybody", group: null });
    expect(await model.share()).toEqual(aPost("p"));
    expect(asked).toEqual([[asha, { key: expect.any(String), text: "Walked", pictures: [], audience: "everybody", group: null }]]);
    expect([model.text, model.view, model.circle, model.shared?.id, model.refusal]).toEqual(["", "folded", usual, "p", null]);
    model.write("M");
    expect([model.shared, model.view]).toEqual([null, "open"]);
  });

  it("sends pictures with what they show, and a card, and is without them afterwards", async () => {
    const composer = aComposer();
    const pictures = withPictures(composer);
    const { model, asked } = composer;
    model.attach(steps);
    await model.share();
    const post = { key: expect.any(String), text: "", pictures: [{ file: "f1", text: "A lake" }], ...usual };
    expect([asked, pictures.count, model.result]).toEqual([[[asha, { ...post, challenge: steps }]], 0, null]);
    model.write("Drank");
    model.attachDay(water);
    await model.share();
    expect([asked[1], model.day]).toEqual([[asha, { ...post, text: "Drank", pictures: [], shown: water }], null]);
  });

  it("sends nothing that says nothing, and counts the tries", async () => {
    const { model, asked } = aComposer();
    expect(await model.share()).toBeNull();
    expect(await model.share()).toBeNull();
    expect([model.faults, asked, model.state]).toEqual([2, [], "ready"]);
    model.write("Walked");
    await model.share();
    expect([model.faults, asked.length]).toEqual([0, 1]);
  });

  it("waits for a picture that is on its way", async () => {
    const { model, asked } = aComposer();
    model.take({ count: 1, fault: "pictures-sending", written: [] } as unknown as ChosenPicturesModel);
    expect([await model.share(), model.faults, asked]).toEqual([null, 1, []]);
  });

  it("says why a post is not taken, and keeps it as it was", async () => {
    const { model, answer, sent } = aComposer();
    answer(PublishPost, refused({ kind: "not-entered" }), ok(aPost("p")));
    model.write("Walked");
    expect([await model.share(), model.refusal, model.text, model.view]).toEqual([null, { kind: "not-entered" }, "Walked", "open"]);
    await model.share();
    expect([model.refusal, sent()[0]?.key === sent()[1]?.key]).toEqual([null, true]);
  });

  it("is another post where the same is shared again, or something else or another card goes along", async () => {
    const { model, sent } = aComposer();
    for (const change of [() => {}, () => {}, () => model.attach(steps), () => model.attachDay(water)]) {
      model.write("Walked");
      change();
      await model.share();
    }
    expect(new Set(sent().map(({ key }) => key)).size).toBe(4);
  });

  it("sends once until it is answered, and does not mind a press meanwhile", async () => {
    const { model, answer, asked } = aComposer();
    const heard = pending<Result<SeenPost, { readonly kind: "not-entered" }>>();
    answer(PublishPost, heard.promise);
    model.write("Walked");
    const sharing = model.share();
    model.text = "";
    expect([await model.share(), model.faults, model.state]).toEqual([null, 0, "sending"]);
    heard.answer(ok(aPost("p")));
    await sharing;
    expect(asked).toHaveLength(1);
  });
});

describe("a post without a line", () => {
  it("waits as it would have been sent, and the composer is empty", async () => {
    const { model, answer, kept, sent } = aComposer();
    answer(PublishPost, refused({ kind: "not-entered" }), "out");
    model.write("Walked");
    model.choose({ audience: "me", group: null });
    await model.share();
    expect(await model.share()).toBeNull();
    expect(kept).toEqual([{ post: sent()[1], challenge: null, day: null }]);
    expect([model.isWaiting, model.text, model.circle, model.refusal, model.state, model.view]).toEqual([
      true,
      "",
      usual,
      null,
      "ready",
      "folded",
    ]);
    model.write("M");
    expect(model.isWaiting).toBe(false);
  });

  it("stays where it can't be kept, and says that nobody answered", async () => {
    const { model, answer } = aComposer({ keeps: false });
    answer(PublishPost, "out");
    model.write("Walked");
    expect([await model.share(), model.isWaiting, model.text, model.state]).toEqual([null, false, "Walked", "unavailable"]);
  });

  const text = postTextIn("Walked", LONGEST_POST) ?? expect.unreachable();
  const post = { key: "k1", text, audience: "group", group: walkers } as const;

  it("is written on once it was taken back, and is the same post where it is shared unchanged", async () => {
    const { model, asked } = aComposer();
    const pictures = [{ file: fileId("f1"), text: "A lake" }];
    model.takeBack({ post: { ...post, pictures }, challenge: null, day: water });
    expect([model.text, model.view, model.circle, model.day, model.result]).toEqual([
      ...["Walked", "open", { audience: "group", group: walkers }],
      ...[water, null],
    ]);
    expect(model.takenBack).toEqual({ pictures, times: 1 });
    model.takeBack({ post, challenge: steps });
    expect([model.takenBack, model.result, model.day]).toEqual([{ pictures: [], times: 2 }, steps, null]);
    await model.share();
    expect(asked).toEqual([[asha, { ...post, pictures: [], challenge: steps }]]);
  });

  it("is another post where it was changed before it is shared", async () => {
    const { model, sent } = aComposer();
    model.takeBack({ post, challenge: null });
    model.write("Walked far");
    await model.share();
    model.takeBack({ post, challenge: null });
    model.attach(steps);
    await model.share();
    expect(sent().map(({ key }) => key === "k1" || key === "")).toEqual([false, false]);
  });
});
