import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { POST_PICTURE } from "#core/fitbook/post-picture.ts";
import { SendPostPicture } from "#core/fitbook/pictures/send-post-picture.use-case.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { NO_TEXT } from "#core/fitbook/post-text.ts";
import { fileId } from "#core/files/file-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { now } from "#tests/fixtures.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { openComposer } from "./open-composer.ts";
import type { FileId } from "#core/files/file-id.ts";

afterEach(cleanup);

const colours = Buffer.alloc(48, 120).toString("base64");

/** Asha, who has shared two pictures without a word. */
function withAPost(): Memory {
  const memory = new Memory();
  memory.ties.profiles.set(asha, aFitbookProfile("Asha Kulkarni"));
  const [one, two] = [fileId("one"), fileId("two")];
  const place = { width: 400, height: 300, colours };
  for (const id of [one, two])
    memory.uploads.set(id, {
      id,
      owner: asha,
      kind: POST_PICTURE.name,
      audience: "owner",
      mediaType: "image/webp",
      bytes: 1,
      uploadedAt: now,
      placeholder: place,
    });
  const pictures = [
    { file: one, text: "A hill at dawn", place },
    { file: two, text: "", place: { ...place, width: 2_000, height: 500 } },
  ];
  const common = {
    author: asha,
    key: "k",
    text: NO_TEXT,
    state: { kind: "published" },
    createdAt: now,
    card: null,
    editedAt: null,
  } as const;
  memory.ties.posts.set(postId("p1"), { ...common, id: postId("p1"), audience: "everybody", group: null, pictures });
  return memory;
}

async function addPictures(count: number): Promise<void> {
  const bytes = new Uint8Array(
    await sharp({ create: { width: 8, height: 6, channels: 3, background: "#c60" } })
      .png()
      .toBuffer(),
  );
  const files = Array.from({ length: count }, (_, place) => new File([bytes], `${place}.png`, { type: "image/png" }));
  await openComposer();
  const input = await screen.findByLabelText("Add pictures");
  await act(async () => fireEvent.change(input, { target: { files } }));
}

const shared = (memory: Memory) => [...memory.ties.posts.values()].find(({ id }) => id !== postId("p1"));
const filesOf = (pictures: readonly { readonly file: FileId }[] | undefined) => pictures?.map(({ file }) => file);

describe("pictures of a post", () => {
  it("keep their place before they come, and say what they show", async () => {
    await openAsAsha("/fitbookPost?id=p1", { memory: withAPost() });
    const list = within(await screen.findByRole("list", { name: "Pictures" }));
    const canvas = list.getByRole<HTMLCanvasElement>("img", { name: "A hill at dawn" });
    expect([canvas.width, canvas.height]).toEqual([400, 300]);
    const wide = list.getByRole<HTMLCanvasElement>("img", { name: "Picture 2 of the post by Asha Kulkarni" });
    expect([wide.width, wide.height]).toEqual([1_000, 250]);
    expect(list.getByRole("button", { name: "Enlarge: A hill at dawn" })).toBeDefined();
  });

  it("are chosen, put in order and described before they are shared, without a word beside them", async () => {
    const memory = withAPost();
    await openAsAsha("/fitbook", { memory });
    await addPictures(2);
    await waitFor(() => expect(screen.getAllByText("Sent")).toHaveLength(2));
    await fill(/^What picture 2 shows/, "The second");
    await press("Move picture 2 forward");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Move picture 1 forward" }).disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(/^What picture 1 shows/).value).toBe("The second");
    const sent = [...memory.uploads.keys()].filter((id) => !["one", "two"].includes(id));
    await press("Share");
    await screen.findByText("Shared.");
    expect(shared(memory)).toMatchObject({ text: "", pictures: [{ text: "The second" }, { text: "" }] });
    expect(filesOf(shared(memory)?.pictures)?.toSorted()).toEqual(sent.toSorted());
    expect(screen.queryByLabelText(/^What picture 1 shows/)).toBeNull();
  });

  it("that did not go hold the post back, and say so", async () => {
    const memory = withAPost();
    let isAway = true;
    await openAsAsha("/fitbook", {
      memory,
      change: (product) => {
        const send = product.get(SendPostPicture);
        product.rebind(SendPostPicture).toConstantValue(async (...asked) => {
          if (isAway) throw new PortUnavailable("files", "down");
          return send(...asked);
        });
      },
    });
    await addPictures(1);
    await screen.findByText("Not sent: the shop did not answer.");
    await fill(/^What would you like to share/, "Walked");
    await press("Share");
    await screen.findByText("A picture was not sent, and the post can't go without it. Please try again or remove it.");
    expect(shared(memory)).toBeUndefined();
    isAway = false;
    await press("Try again");
    await screen.findByText("Sent");
    await press("Share");
    await screen.findByText("Shared.");
    expect(shared(memory)).toMatchObject({ text: "Walked", pictures: [{ text: "" }] });
  });

  it("are changed with the post, which keeps one or says something", async () => {
    const memory = withAPost();
    await openAsAsha("/fitbookPost?id=p1", { memory });
    await press("Edit");
    await press("Remove picture 1");
    await press("Save");
    await waitFor(() => expect(filesOf(memory.ties.posts.get(postId("p1"))?.pictures)).toEqual(["two"]));
    await press("Edit");
    await press("Remove picture 1");
    await press("Save");
    await screen.findByText("Please write something");
    expect(memory.ties.posts.get(postId("p1"))?.pictures).toHaveLength(1);
  });
});
