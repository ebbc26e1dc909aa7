import "#tests/web/browser-setup.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { circleOf } from "#core/fitbook/posts/post.ts";
import { commentId, postId } from "#core/fitbook/post-id.ts";
import { LONGEST_POST, postTextIn } from "#core/fitbook/post-text.ts";
import { now } from "#tests/fixtures.ts";
import { asha, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { farah, grouped, id, ravi, stateIn } from "./a-group-of-people.ts";
import type { MemberState } from "#core/fitbook/visibility/world.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

afterEach(cleanup);

const text = postTextIn("At the gate at six", LONGEST_POST) ?? expect.unreachable();
const written = { key: "k", text, state: { kind: "published" } as const, createdAt: now };
const post = postId("p1");
const comment = commentId("c1");

/** A group with these people, a post of one of them there, and a comment of another under it. */
function withPost(owner: CustomerId, ties: readonly (readonly [CustomerId, MemberState])[], by: CustomerId, said: CustomerId) {
  const memory = grouped({ owner, ties });
  memory.ties.posts.set(post, { ...written, id: post, author: by, ...circleOf("group", id), pictures: [], card: null, editedAt: null });
  memory.ties.comments.set(comment, { ...written, id: comment, post, parent: null, author: said });
  return {
    memory,
    kept: () => [memory.ties.posts.get(post)?.state.kind, memory.ties.comments.get(comment)?.state.kind],
  };
}

async function agree(question: string, what: string | null, act: string): Promise<void> {
  const dialog = within(await screen.findByRole("alertdialog", { name: question }));
  if (what !== null) dialog.getByRole("checkbox", { name: what }).click();
  (await dialog.findByRole("button", { name: act })).click();
}

describe("who leaves a group", () => {
  it.each([
    { ticked: null, becomes: ["published", "published"] },
    { ticked: "Delete what I posted and commented in it too", becomes: ["deleted", "deleted"] },
  ])("is asked about their posts: $ticked", async ({ ticked, becomes }) => {
    const { memory, kept } = withPost(ravi, [[asha, "member"]], asha, asha);
    await openAsAsha("/fitbookgroups/walkers", { memory });
    await press("Leave");
    await agree("Leave this group?", ticked, "Leave");
    await waitFor(() => expect(stateIn(memory, asha)).toBeNull());
    expect(kept()).toEqual(becomes);
  });
});

describe("a comment in a group", () => {
  it("is taken down by those who run it", async () => {
    const { memory, kept } = withPost(
      asha,
      [
        [ravi, "member"],
        [farah, "member"],
      ],
      ravi,
      farah,
    );
    await openAsAsha("/fitbookPost?id=p1", { memory });
    await press("Delete comment by Farah");
    await waitFor(() => expect(kept()).toEqual(["published", "hidden"]));
  });

  it("that was taken down tells its writer who may have done so", async () => {
    const { memory } = withPost(ravi, [[asha, "member"]], ravi, asha);
    memory.ties.comments.set(comment, { ...written, id: comment, post, parent: null, author: asha, state: { kind: "hidden" } });
    await openAsAsha("/fitbookPost?id=p1", { memory });
    await screen.findByText("Our staff, or those who run the group, have hidden this. Nobody else in Fitbook sees it.");
  });
});
