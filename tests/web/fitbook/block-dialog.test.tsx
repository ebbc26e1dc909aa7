import "#tests/web/browser-setup.ts";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PreviewBlock } from "#core/fitbook/blocks/preview-block.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { asha, openAsAsha, press } from "#tests/web/customers-window.tsx";
import { grouped, ravi } from "./a-group-of-people.ts";

afterEach(cleanup);

describe("the question before a block", () => {
  it("names the groups that will be left, and by whom", async () => {
    await openAsAsha("/fitbookuserprofile/ravi", { memory: grouped({ owner: ravi, ties: [[asha, "member"]] }) });
    await press("Block: Ravi");
    await within(await screen.findByRole("alertdialog")).findByText("You leave: Morning walkers.");
    cleanup();
    await openAsAsha("/fitbookuserprofile/ravi", { memory: grouped({ owner: asha, ties: [[ravi, "admin"]] }) });
    await press("Block: Ravi");
    await within(await screen.findByRole("alertdialog")).findByText("Ravi leaves: Morning walkers.");
  });

  it("can be answered also where they could not be read", async () => {
    const { memory } = await openAsAsha("/fitbookuserprofile/ravi", {
      memory: grouped({ owner: ravi, ties: [[asha, "member"]] }),
      change: (product) =>
        product.rebind(PreviewBlock).toConstantValue(async () => {
          throw new PortUnavailable("blocks", "down");
        }),
    });
    await press("Block: Ravi");
    const dialog = within(await screen.findByRole("alertdialog"));
    await dialog.findByText("We couldn't find out which groups you or they will leave.");
    dialog.getByRole("button", { name: "Block" }).click();
    await screen.findByText(/^Blocked\. Neither of you/);
    expect(memory.ties.areBlocked(asha, ravi)).toBe(true);
  });
});
