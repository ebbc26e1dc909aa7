import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { DecideReview } from "#core/reviews/decide-review.use-case.ts";
import { ListReviews } from "#core/reviews/list-reviews.use-case.ts";
import { STARS, reviewId } from "#core/reviews/review.ts";
import { Reviews } from "#core/reviews/reviews.port.ts";
import { SendReviewPicture } from "#core/reviews/send-review-picture.use-case.ts";
import { WithdrawReview } from "#core/reviews/withdraw-review.use-case.ts";
import { WriteReview } from "#core/reviews/write-review.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aCheckoutCart, anOrderedLine } from "#tests/builders/a-checkout.ts";
import { aMemoryOrder } from "#tests/builders/a-memory-order.ts";
import { aPlacedOrder, delivered } from "#tests/builders/an-order.ts";
import { aProduct, now } from "#tests/fixtures.ts";
import { composeMemory } from "#tests/composition.ts";
import { asha, fill, name, openAsAsha, press, putCustomer } from "#tests/web/customers-window.tsx";
import { openShop } from "#tests/web/shop-window.tsx";
import { writeReview } from "#tests/ports/reviews/change-reviews.ts";
import type { Container } from "inversify";
import type { Order } from "#core/orders/order/order.ts";
import type { Stars } from "#core/reviews/review.ts";

afterEach(cleanup);

const OIL = "id-brahmi-oil";
const bought = aPlacedOrder({
  cart: aCheckoutCart({ lines: [anOrderedLine({ id: OIL, title: "Brahmi Oil", slug: "brahmi-oil" })] }),
  at: now,
});

/** A shop with an oil, and an order of Asha's for it where one is told. */
function keeping(order: Order | null): Memory {
  const memory = Object.assign(new Memory(), { products: [aProduct("Brahmi Oil"), aProduct("Balm")] });
  if (order !== null) memory.orders.set(payableId("order-1"), aMemoryOrder({ ...order, id: payableId("order-1") }, asha));
  return memory;
}
const whoGotIt = () => keeping(delivered(bought, 0, now));

const named = (place: number) => String.fromCharCode(65 + (place % 26));

/** Published opinions of others, each a minute older than the one before. */
async function published(product: Container, memory: Memory, stars: readonly Stars[]): Promise<void> {
  for (const [place, given] of stars.entries()) {
    const customer = customerId(`buyer-${place}`);
    putCustomer(memory, { id: customer, name: name(`Buyer${named(place)} Rao`) });
    const id = reviewId(`review-${String(place).padStart(2, "0")}`);
    const at = now - place * 60_000;
    const opinion = { stars: given, text: `Opinion ${place}`, pictures: [] };
    const subject = { kind: "product", id: OIL } as const;
    await writeReview(product.get(Reviews), { ...opinion, id, customer, subject, at, boughtAt: place === 0 ? at : null });
    await product.get(DecideReview)("ravi", { id, decision: { kind: "publish" } });
  }
}

async function listed(stars: readonly Stars[], change: (product: Container) => void = () => {}) {
  const memory = keeping(null);
  const product = composeMemory(memory);
  await published(product, memory, stars);
  change(product);
  await openShop("/shop/product/brahmi-oil", product);
  return within(await screen.findByRole("region", { name: "What buyers say" }));
}
const texts = () => screen.getAllByText(/^Opinion \d+$/).map(({ textContent }) => textContent);

describe("what buyers say of a product", () => {
  it("begins with the average, read aloud, and how many gave how many stars [ui-shop-features]", async () => {
    const region = await listed([5, 4, 4]);
    expect(region.getByRole("img", { name: "4.3 out of 5" })).toBeDefined();
    expect(region.getByText("3 ratings")).toBeDefined();
    const counts = [...document.querySelectorAll(".review-bars div")].map((row) => row.textContent);
    expect(counts).toEqual(["5 stars1", "4 stars2", "3 stars0", "2 stars0", "1 star0"]);
    expect(screen.getByRole("img", { name: "4.3 of 5 stars, 3 ratings" }).closest("a")?.getAttribute("href")).toBe("#reviews");
  });

  it("is told on the product's card in short, read aloud in full, and on no other", async () => {
    const memory = keeping(null);
    const product = composeMemory(memory);
    await published(product, memory, [5, 4, 4]);
    await openShop("/shop/products", product);
    const rated = await screen.findByRole("img", { name: "4.3 of 5 stars, 3 ratings" });
    expect([rated.textContent, rated.closest("article")?.querySelector("h3")?.textContent]).toEqual(["4.3 (3)", "Brahmi Oil"]);
    expect(document.querySelectorAll("article .product-card-rating")).toHaveLength(1);
  });

  it("tells of each its stars, text, day, who wrote it and whether they bought it", async () => {
    const region = await listed([5, 1]);
    const [first, second] = region.getAllByRole("listitem");
    expect(within(first ?? expect.unreachable()).getByRole("img", { name: "5 stars" })).toBeDefined();
    expect(first?.textContent).toContain("BuyerA R.");
    expect(first?.textContent).toContain("Verified buyer");
    expect(second?.textContent).not.toContain("Verified buyer");
    expect(within(second ?? expect.unreachable()).getByRole("img", { name: "1 star" })).toBeDefined();
    expect(document.querySelector(".review time")?.getAttribute("datetime")).toBe(new Date(now).toISOString());
  });

  it("comes in another order, and grows by a press", async () => {
    await listed(Array.from({ length: 12 }, (_, place) => STARS[place % 5] ?? 1));
    expect(texts()).toHaveLength(10);
    await press("Show more reviews");
    await waitFor(() => expect(texts()).toHaveLength(12));
    expect(screen.queryByRole("button", { name: "Show more reviews" })).toBeNull();
    await act(async () => fireEvent.change(screen.getByLabelText("Order"), { target: { value: "most-stars" } }));
    await waitFor(() => expect(texts()[0]).toBe("Opinion 4"));
    expect(texts()).toHaveLength(10);
  });

  it("is narrowed to stars that somebody gave, and to verified buyers", async () => {
    const region = await listed([5, 4, 4]);
    const chosen = () => region.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
    expect(region.getByRole("group", { name: "Show reviews with" }).textContent).toBe(
      "Show reviews withAll stars5 stars4 starsVerified buyers",
    );
    expect(chosen()).toEqual(["All stars"]);
    await press("4 stars");
    await waitFor(() => expect(texts()).toEqual(["Opinion 1", "Opinion 2"]));
    expect(chosen()).toEqual(["4 stars"]);
    await press("Verified buyers");
    await waitFor(() => expect(region.getByText("No reviews like that.")).toBeDefined());
    await press("All stars");
    await waitFor(() => expect(texts()).toEqual(["Opinion 0"]));
    expect(chosen()).toEqual(["All stars", "Verified buyers"]);
    expect(region.getByText("3 ratings")).toBeDefined();
  });

  it("stays as it is where more can't be had, and tries the same again", async () => {
    let isAway = false;
    await listed(
      Array.from({ length: 12 }, () => 3),
      (product) => {
        const list = product.get(ListReviews);
        product.rebind(ListReviews).toConstantValue(async (request) => {
          if (isAway) throw new PortUnavailable("reviews", "down");
          return list(request);
        });
      },
    );
    isAway = true;
    await press("Show more reviews");
    await screen.findByText("The reviews could not be loaded.");
    expect(texts()).toHaveLength(10);
    isAway = false;
    await press("Try again");
    await waitFor(() => expect(texts()).toHaveLength(12));
    expect(screen.queryByText("The reviews could not be loaded.")).toBeNull();
  });

  it("is told to be nothing yet where nobody has written, with who may", async () => {
    const region = await listed([]);
    expect(region.getByText("No reviews yet.")).toBeDefined();
    expect(region.getByRole("link", { name: "Write a review" }).getAttribute("href")).toBe("/shop/product/brahmi-oil/review");
    expect(region.getByText("Verified buyers can review after delivery.")).toBeDefined();
  });

  it("leads whoever is signed in to their own as it stands with them", async () => {
    await openAsAsha("/shop/product/brahmi-oil", { memory: keeping(bought) });
    expect(await screen.findByText("You can review this product once it has been delivered to you.")).toBeDefined();
    expect(screen.queryByRole("link", { name: "Write a review" })).toBeNull();
    cleanup();
    const memory = whoGotIt();
    const { product } = await openAsAsha("/shop/product/brahmi-oil", { memory });
    expect(await screen.findByText("You bought it. Others would like to know what you think.")).toBeDefined();
    await product.get(WriteReview)(asha, { product: OIL, stars: 4, text: "", pictures: [] });
    cleanup();
    await openAsAsha("/shop/product/brahmi-oil", { memory });
    expect(await screen.findByText("Your review is shown once we have read it.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Your review" })).toBeDefined();
  });
});

const PAGE = "/shop/product/brahmi-oil/review";
const give = (label: string) => act(async () => fireEvent.click(screen.getByRole("radio", { name: label })));

async function addPictures(count: number): Promise<void> {
  const bytes = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c96" } })
      .png()
      .toBuffer(),
  );
  const files = Array.from({ length: count }, (_, place) => new File([bytes], `${place}.png`, { type: "image/png" }));
  await act(async () => fireEvent.change(await screen.findByLabelText("Add pictures"), { target: { files } }));
}

describe("one's own review", () => {
  it("is led to from the line of an order that was delivered, and of no other", async () => {
    await openAsAsha("/shop/orders/order-1", { memory: whoGotIt() });
    const link = await screen.findByRole("link", { name: "Review this product: Brahmi Oil" });
    expect(link.getAttribute("href")).toBe(PAGE);
    cleanup();
    await openAsAsha("/shop/orders/order-1", { memory: keeping(bought) });
    await screen.findByRole("heading", { level: 1, name: "Placed" });
    expect(screen.queryByRole("link", { name: /^Review this product/ })).toBeNull();
  });

  it("is for those who got it: others are told when they may", async () => {
    await openAsAsha(PAGE, { memory: keeping(bought) });
    expect(await screen.findByRole("heading", { name: "You can't review it yet" })).toBeDefined();
    expect(screen.getByText("You can review this product once it has been delivered to you.")).toBeDefined();
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("asks for stars, counts the text, takes up to five pictures, and waits to be read [ui-shop-features]", async () => {
    const { memory } = await openAsAsha(PAGE, { memory: whoGotIt() });
    await screen.findByRole("group", { name: "How many stars do you give?" });
    await press("Send the review");
    expect(screen.getByText("Please give one to five stars.")).toBeDefined();
    expect(document.activeElement?.getAttribute("type")).toBe("radio");
    await give("4 stars: good");
    await fill("What should others know? (optional)", "x".repeat(2_003));
    expect(screen.getByText("2,003 of 2,000 characters")).toBeDefined();
    await press("Send the review");
    expect(screen.getByText("The text is 3 characters too long.")).toBeDefined();
    await fill("What should others know? (optional)", "  Helps.\nTastes bitter. ");
    await addPictures(6);
    expect(screen.getByText("You can attach up to 5 files.")).toBeDefined();
    await waitFor(() => expect(screen.getAllByText("Sent")).toHaveLength(5));
    await press("Remove picture 2");
    expect(screen.getAllByText("Sent")).toHaveLength(4);
    await press("Send the review");
    expect(await screen.findByText("Thank you. We have your review.")).toBeDefined();
    const own = screen.getByRole("region", { name: /^What you wrote/ });
    expect(own.textContent).toContain("Waiting");
    expect(document.activeElement?.id).toBe("own-review");
    const [stored] = [...memory.reviews.values()];
    expect(stored).toMatchObject({ stars: 4, text: "Helps.\nTastes bitter.", state: "pending", customer: asha });
    expect(stored?.pictures).toHaveLength(4);
  });

  it("goes without a picture that was not sent only once it is tried again or removed, and keeps all where the shop did not answer", async () => {
    let isAway = true;
    const { memory } = await openAsAsha(PAGE, {
      memory: whoGotIt(),
      change: (product) => {
        const write = product.get(WriteReview);
        product.rebind(WriteReview).toConstantValue(async (...asked) => {
          if (isAway) throw new PortUnavailable("reviews", "down");
          return write(...asked);
        });
      },
    });
    await screen.findByRole("group", { name: "How many stars do you give?" });
    await give("2 stars: not good");
    const broken = new File(["no picture"], "a.png", { type: "image/png" });
    await act(async () => fireEvent.change(screen.getByLabelText("Add pictures"), { target: { files: [broken] } }));
    expect(await screen.findByText("Please choose a picture in JPEG, PNG or WebP format.")).toBeDefined();
    await press("Send the review");
    expect(screen.getByText("A picture was not sent. Try it again or remove it.")).toBeDefined();
    await press("Remove picture 1");
    await press("Send the review");
    expect(await screen.findByText("We could not reach the shop. What you entered is still here.")).toBeDefined();
    expect(memory.reviews.size).toBe(0);
    isAway = false;
    await press("Try again");
    expect(await screen.findByText("Thank you. We have your review.")).toBeDefined();
  });

  it("shows how far a picture is on its way, and sends one again that did not arrive", async () => {
    const hear: ((share: number) => void)[] = [];
    const go = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await openAsAsha(PAGE, {
      memory: whoGotIt(),
      change: (product) => {
        const send = product.get(SendReviewPicture);
        product.rebind(SendReviewPicture).toConstantValue(async (customer, bytes, heard) => {
          const turn = hear.length;
          hear.push(heard ?? expect.unreachable());
          await go[turn]?.promise;
          if (turn === 0) throw new PortUnavailable("files", "down");
          return send(customer, bytes);
        });
      },
    });
    await screen.findByRole("group", { name: "How many stars do you give?" });
    await give("4 stars: good");
    await addPictures(1);
    await waitFor(() => expect(hear).toHaveLength(1));
    await act(async () => hear[0]?.(0.4));
    expect(screen.getByText("Sending, 40 %")).toBeDefined();
    expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "Picture 1" }).value).toBe(0.4);
    await press("Send the review");
    expect(screen.getByText("A picture is still being sent. Please wait a moment.")).toBeDefined();
    await act(async () => go[0]?.resolve());
    expect(await screen.findByText("Not sent: the shop did not answer.")).toBeDefined();
    await press("Try again");
    await act(async () => go[1]?.resolve());
    expect(await screen.findByText("Sent")).toBeDefined();
    expect(hear).toHaveLength(2);
  });

  it("tells why it was not published, and is changed and sent again", async () => {
    const memory = whoGotIt();
    const { product } = await openAsAsha(PAGE, { memory });
    await screen.findByRole("group", { name: "How many stars do you give?" });
    await give("5 stars: very good");
    await fill("What should others know? (optional)", "Call me");
    await press("Send the review");
    await screen.findByText("Thank you. We have your review.");
    const [first] = [...memory.reviews.values()];
    await product.get(DecideReview)("ravi", {
      id: first?.id ?? expect.unreachable(),
      decision: { kind: "reject", reason: "It asks for a call" },
    });
    cleanup();
    await openAsAsha(PAGE, { memory });
    expect(await screen.findByText("Why: It asks for a call")).toBeDefined();
    expect(screen.getByText("Your review was not published. Change it and send it again.")).toBeDefined();
    await press("Change it");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "5 stars: very good" }).checked).toBe(true);
    await fill("What should others know? (optional)", "Very smooth");
    await press("Send the review");
    await screen.findByText("Thank you. We have your review.");
    expect([...memory.reviews.values()].at(-1)).toMatchObject({ version: 2, text: "Very smooth", state: "pending" });
  });

  it("is withdrawn after a clear question, for good as far as others see it", async () => {
    const memory = whoGotIt();
    let isAway = true;
    await openAsAsha(PAGE, {
      memory,
      change: (product) => {
        const withdraw = product.get(WithdrawReview);
        product.rebind(WithdrawReview).toConstantValue(async (...asked) => {
          if (isAway) throw new PortUnavailable("reviews", "down");
          return withdraw(...asked);
        });
      },
    });
    await screen.findByRole("group", { name: "How many stars do you give?" });
    await give("3 stars: all right");
    await press("Send the review");
    await press("Withdraw it");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Withdraw your review?" }));
    expect(dialog.getByText(/^No other customer sees it any more, and its stars no longer count/)).toBeDefined();
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Withdraw it" })));
    expect(await dialog.findByText("We could not reach the shop. Your review is still there.")).toBeDefined();
    isAway = false;
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Withdraw it" })));
    expect(await screen.findByText("Your review is withdrawn.")).toBeDefined();
    expect(screen.getByRole("group", { name: "How many stars do you give?" })).toBeDefined();
    expect([...memory.reviews.values()].map(({ state }) => state)).toEqual(["withdrawn"]);
  });
});
