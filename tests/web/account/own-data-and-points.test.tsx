import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { rewardEntryId } from "#core/points/reward-points.port.ts";
import { ShowRewardPoints } from "#core/points/show-reward-points.use-case.ts";
import { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { now } from "#tests/fixtures.ts";
import { asha, openAsAsha, press } from "#tests/web/customers-window.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const outage = () => Promise.reject(new PortUnavailable("points", "down"));

function earned(...points: readonly number[]): Memory {
  const memory = new Memory();
  memory.rewards.set(
    asha,
    points.map((each, place) => ({
      id: rewardEntryId(`e${String(place).padStart(3, "0")}`),
      points: each,
      cause: { kind: "opening", reason: each < 0 ? "Return of 1 piece" : "Order of 12 pieces" },
      at: now,
      usableFrom: now,
      expires: now + 1,
    })),
  );
  return memory;
}
const entries = () =>
  within(screen.getByRole("list", { name: "Where they came from" }))
    .getAllByRole("listitem")
    .map((entry) => entry.textContent);

describe("reward points", () => {
  it("are told in Indian grouping, with what made them [co-reward-locale]", async () => {
    await openAsAsha("/user/points", { memory: earned(123_462, -6) });
    expect(await screen.findByText("1,23,456")).toBeDefined();
    expect(entries()).toEqual(["Return of 1 piece−620 Nov 2026", "Order of 12 pieces+1,23,46220 Nov 2026"]);
  });

  it("come page by page", async () => {
    await openAsAsha("/user/points", { memory: earned(...Array.from({ length: 60 }, () => 2)) });
    await screen.findByText("120");
    expect(entries()).toHaveLength(50);
    await press("Show more");
    await waitFor(() => expect(entries()).toHaveLength(60));
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("are none at first, with the way to some", async () => {
    await openAsAsha("/user/points");
    expect(await screen.findByRole("heading", { name: "No points yet" })).toBeDefined();
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Go to the shop" }).getAttribute("href")).toBe("/shop");
  });

  it("can be asked for anew where they could not be read", async () => {
    let isDown = true;
    await openAsAsha("/user/points", {
      memory: earned(34),
      change(product) {
        const show = product.get(ShowRewardPoints);
        product.rebind(ShowRewardPoints).toConstantValue(async (customer, after) => (isDown ? outage() : show(customer, after)));
      },
    });
    await screen.findByText("We couldn't load your points right now.");
    isDown = false;
    await press("Try again");
    expect(await screen.findByText("34")).toBeDefined();
  });
});

describe("one's own data", () => {
  /** What is put among the downloads. */
  function downloads() {
    const files: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return "blob:here";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    return files;
  }

  it("is put among the downloads, as the server prints it", async () => {
    const files = downloads();
    await openAsAsha("/user/data");
    await press("Download my data");
    expect(await screen.findByText(/^my-data\.json \(\d KB\) is in your downloads\.$/)).toBeDefined();
    expect(JSON.parse((await files[0]?.text()) ?? "")).toMatchObject({ account: [{ id: "asha" }] });
  });

  it("leads to who saw one's health data, where the site has practitioners", async () => {
    await openAsAsha("/user/data");
    const links = await screen.findAllByRole("link", { name: "Who saw your health data" });
    const link = links.find((one) => one.closest("nav") === null) ?? expect.fail("the menu alone leads there");
    expect(screen.getByRole("heading", { name: "Your health data" })).toBeDefined();
    expect(link.getAttribute("href")).toBe("/accesslog");
    await act(async () => fireEvent.click(link));
    expect(await screen.findByRole("heading", { name: "Take it along" })).toBeDefined();
  });

  it("tells how much has come, and asks once however often it is pressed", async () => {
    downloads();
    let asked = 0;
    let end: () => void = () => {};
    await openAsAsha("/user/data", {
      change: (product) =>
        product.rebind(TakeMyData).toConstantValue(async () => {
          asked += 1;
          return ok(
            (async function* () {
              yield new Uint8Array(40 * 1024);
              await new Promise<void>((resolve) => {
                end = resolve;
              });
            })(),
          );
        }),
    });
    await press("Download my data");
    expect(await screen.findByRole("progressbar", { name: "40 KB downloaded" })).toBeDefined();
    await press("Download my data");
    end();
    await screen.findByText("my-data.json (40 KB) is in your downloads.");
    expect(asked).toBe(1);
  });

  it.each([
    [
      "too often",
      async () => refused({ kind: "too-many-exports" }),
      "You have downloaded this ten times in the last hour. Please try again later.",
    ],
    ["in vain", outage, "The download didn't finish. Please try again."],
  ] as const)("that is asked for %s says so", async (_, take, says) => {
    const files = downloads();
    await openAsAsha("/user/data", { change: (product) => product.rebind(TakeMyData).toConstantValue(take) });
    await press("Download my data");
    expect(await screen.findByText(says)).toBeDefined();
    expect(files).toEqual([]);
  });
});
