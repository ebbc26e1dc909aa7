import { describe, expect, it } from "vitest";
import { ChangePost } from "#core/fitbook/posts/change-post.use-case.ts";
import { DeleteComment } from "#core/fitbook/posts/delete-comment.use-case.ts";
import { DeletePost } from "#core/fitbook/posts/delete-post.use-case.ts";
import { LikePost } from "#core/fitbook/posts/like-post.use-case.ts";
import { commentId } from "#core/fitbook/post-id.ts";
import { LONGEST_COMMENT, postTextIn } from "#core/fitbook/post-text.ts";
import { RestorePost } from "#core/fitbook/posts/restore-post.use-case.ts";
import { answeredThread } from "#core/fitbook/posts/seen-post.ts";
import { ShowThread } from "#core/fitbook/posts/show-thread.use-case.ts";
import { WriteComment } from "#core/fitbook/posts/write-comment.use-case.ts";
import { ok, refused } from "#core/shared/result.ts";
import { PostModel, postNeeds } from "#web/features/fitbook/posts/post-model.ts";
import { ThreadModel, threadNeeds } from "#web/features/fitbook/posts/thread-model.ts";
import { aShop } from "#tests/web/a-shop.ts";
import { pending } from "#tests/web/platform/model-laws/answers.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import { aPost } from "./fitbook-answers.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { SeenPost, SeenThread } from "#core/fitbook/posts/seen-post.ts";
import type { Result } from "#core/shared/result.ts";

const threadOf = (post: SeenPost): SeenThread => answeredThread({ post, comments: [], likedBy: [] });
const unknown = refused({ kind: "unknown-post" } as const);

describe("a post", () => {
  const aModel = (given: Partial<SeenPost> = {}) => {
    const shop = aShop();
    return { ...shop, model: new PostModel(aPost("p", given), asha, lateNeeds(shop.allDependencies, postNeeds)) };
  };

  it("shows a like at once, and then what the server has counted", async () => {
    const { model, answer, asked } = aModel({ likes: 3 });
    const heard = pending<Result<SeenThread, { readonly kind: "unknown-post" }>>();
    answer(LikePost, heard.promise);
    expect([model.hasLiked, model.likes, model.state]).toEqual([false, 3, "ready"]);
    const liking = model.like();
    await model.like();
    expect([model.hasLiked, model.likes, model.state]).toEqual([true, 4, "sending"]);
    heard.answer(ok(threadOf(aPost("p", { hasLiked: true, likes: 7 }))));
    await liking;
    expect([model.hasLiked, model.likes, model.refusal]).toEqual([true, 7, null]);
    expect(asked).toEqual([[asha, { post: "p", isLiked: true }]]);
    answer(LikePost, ok(threadOf(aPost("p", { likes: 6 }))));
    const back = model.like();
    expect([model.hasLiked, model.likes]).toEqual([false, 6]);
    await back;
    expect([model.hasLiked, model.likes, asked.at(-1)]).toEqual([false, 6, [asha, { post: "p", isLiked: false }]]);
  });

  it("takes a like back that the server does not take, and says why", async () => {
    const { model, answer } = aModel({ likes: null });
    answer(LikePost, unknown, "out");
    await model.like();
    expect([model.hasLiked, model.likes, model.refusal]).toEqual([false, null, { kind: "unknown-post" }]);
    await model.like();
    expect([model.hasLiked, model.state]).toEqual([false, "unavailable"]);
  });

  it("is removed, and can be put back as it is then", async () => {
    const { model, answer, asked } = aModel();
    answer(DeletePost, ok(null));
    answer(RestorePost, unknown, ok(aPost("p", { text: "Hidden by staff" })));
    await model.remove();
    expect(model.isRemoved).toBe(true);
    await model.restore();
    expect([model.isRemoved, model.refusal]).toEqual([true, { kind: "unknown-post" }]);
    await model.restore();
    expect([model.isRemoved, model.refusal, model.post.text]).toEqual([false, null, "Hidden by staff"]);
    expect(asked).toEqual([
      [asha, "p"],
      [asha, "p"],
      [asha, "p"],
    ]);
  });

  it("stays where it can't be removed, and shows what was read anew", async () => {
    const { model, answer } = aModel();
    answer(DeletePost, "out", unknown);
    await model.remove();
    expect([model.isRemoved, model.refusal]).toEqual([false, null]);
    await model.remove();
    expect([model.isRemoved, model.refusal]).toEqual([false, { kind: "unknown-post" }]);
    model.take(aPost("p", { text: "Ran" }));
    expect(model.post.text).toBe("Ran");
  });
});

describe("a post with its comments", () => {
  const text = postTextIn("Well done", LONGEST_COMMENT) ?? expect.unreachable();
  const aModel = async () => {
    const shop = aShop();
    shop.answer(ShowThread, ok(threadOf(aPost("p"))));
    const model = new ThreadModel({ customer: asha, post: aPost("p").id }, lateNeeds(shop.allDependencies, threadNeeds));
    await model.ask();
    const shown = () => (model.state.kind === "read" ? (model.state.value?.post.text ?? null) : model.state.kind);
    return { ...shop, model, shown };
  };
  const said = (words: string) => ok(threadOf(aPost("p", { text: words })));

  it("is read, and is nothing where it is not seen", async () => {
    const { model, answer, asked, shown } = await aModel();
    expect([shown(), asked]).toEqual(["Walked", [[asha, "p"]]]);
    answer(ShowThread, unknown);
    await model.lookAgain();
    expect([shown(), asked.length]).toEqual([null, 2]);
  });

  it("stays in sight where it was removed here, and is asked for no more until it is put back", async () => {
    const { model, answer, asked, shown } = await aModel();
    await model.stand("removed");
    await model.lookAgain();
    expect([model.isRemoved, asked.length]).toEqual([true, 1]);
    answer(ShowThread, unknown);
    await model.ask();
    expect(shown()).toBe("Walked");
    answer(ShowThread, said("Back"));
    await model.stand("there");
    expect([model.isRemoved, shown(), asked.length]).toEqual([false, "Back", 3]);
  });

  it("is nothing where it was removed here before it was read", async () => {
    const { allDependencies, answer } = aShop();
    answer(ShowThread, unknown);
    const model = new ThreadModel({ customer: asha, post: aPost("p").id }, lateNeeds(allDependencies, threadNeeds));
    await model.stand("removed");
    await model.ask();
    expect(model.state).toEqual({ kind: "read", value: null });
  });

  it("shows a comment once it is taken: the same one sent again is the same, the same words later are another", async () => {
    const { model, answer, asked, shown } = await aModel();
    answer(WriteComment, "out", said("One comment"));
    expect([await model.comment(text, null), model.sending]).toEqual([false, "unavailable"]);
    expect([await model.comment(text, null), shown(), model.sending]).toEqual([true, "One comment", "ready"]);
    expect(await model.comment(text, commentId("c"))).toBe(true);
    expect(await model.comment(text, commentId("c"))).toBe(true);
    const sent = asked.slice(1).map(([, written]) => written as { readonly key: string });
    const key = (nth: number) => sent[nth]?.key;
    expect(asked[1]).toEqual([asha, { key: key(0), post: "p", parent: null, text }]);
    expect(asked[3]).toEqual([asha, { key: key(2), post: "p", parent: "c", text }]);
    expect([key(0) === key(1), new Set([0, 1, 2, 3].map(key)).size]).toEqual([true, 3]);
  });

  it("says why a comment was not taken, and keeps its key for the next try", async () => {
    const { model, answer, asked, shown } = await aModel();
    answer(WriteComment, unknown);
    expect([await model.comment(text, null), model.refusal, shown()]).toEqual([false, { kind: "unknown-post" }, "Walked"]);
    await model.comment(text, null);
    expect(asked[1]).toEqual(asked[2]);
  });

  it("is without a comment that was deleted, and changed as its author wishes", async () => {
    const { model, answer, asked, shown } = await aModel();
    answer(DeleteComment, said("None"));
    answer(ChangePost, unknown, said("Changed"));
    expect([await model.removeComment(commentId("c")), shown()]).toEqual([true, "None"]);
    expect([await model.change({ text, audience: "me" }), model.refusal]).toEqual([false, { kind: "unknown-post" }]);
    expect([await model.change({ text, audience: "me" }), model.refusal, shown()]).toEqual([true, null, "Changed"]);
    expect(asked.slice(1, 3)).toEqual([
      [asha, { post: "p", comment: "c" }],
      [asha, { post: "p", text, audience: "me" }],
    ]);
  });
});
