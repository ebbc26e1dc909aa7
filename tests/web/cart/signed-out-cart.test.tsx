import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ListMyCoupons } from "#core/customer-cart/list-my-coupons.use-case.ts";
import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aProduct, now } from "#tests/fixtures.ts";
import { asha, openAsAsha } from "#tests/web/customers-window.tsx";
import type { Container } from "inversify";
import type { Token } from "#core/shared/token.ts";

const tea = aProduct("Tulsi Tea", { id: "tea", gst: 0, offer: { price: paise(12_000), stock: 6 } });
const main = () => within(screen.getByRole("main"));
const bill = () => within(screen.getByRole("region", { name: "Bill" }));

/** A shop with a tea in Asha's cart, which answers for her only while she has a session. */
async function openWithTea(address: string, state = { isOver: false }) {
  const memory = new Memory();
  memory.products = [tea];
  memory.coupons = [];
  memory.carts.set(asha, {
    lines: [{ productId: "tea", quantity: 1 }],
    choice: { kind: "none" },
    notices: [],
    syncs: new Map(),
    changedAt: 0,
  });
  const endsWithSession = <Given extends readonly unknown[], Answer>(
    product: Container,
    use: Token<(...given: Given) => Promise<Answer>>,
  ) => {
    const real = product.get(use);
    product.rebind(use).toConstantValue(async (...given: Given) => {
      if (state.isOver) throw new SignedOut();
      return real(...given);
    });
  };
  const opened = await openAsAsha(address, {
    memory,
    change: (product) => {
      const showUser = product.get(ShowUser); // It reads the cart, too.
      product.rebind(ShowUser).toConstantValue(showUser);
      endsWithSession(product, ListMyCoupons);
      endsWithSession(product, ShowMyCart);
    },
  });
  const { session, product } = opened;
  return {
    ...opened,
    endSession: () => {
      state.isOver = true;
      return act(async () => session.ended(session.bearerOf(asha) ?? ""));
    },
    signInAgain: async () => {
      state.isOver = false;
      const { bearer } = await product.get(Sessions).open(asha, now);
      const user = await product.get(ShowUser)(asha);
      if (user.kind !== "ok") throw new Error("Asha is gone");
      await act(async () => session.signIn({ user: user.value, bearer }));
    },
  };
}

afterEach(cleanup);

describe("the cart page of whose session ended of itself", () => {
  it("shows their cart, says that they were signed out, offers to sign in, and has its bill once they are back", async () => {
    const { session, endSession, signInAgain } = await openWithTea("/shop");
    const link = await screen.findByRole("link", { name: /^Cart, 1/ });
    await endSession();
    await act(async () => void fireEvent.click(link));
    await main().findByText("Sign in again to see your bill.");
    expect(main().getByRole("link", { name: "Tulsi Tea" })).toBeDefined();
    expect(main().getByText(/^You were signed out\. Please sign in again\./)).toBeDefined();
    expect(main().queryByText(/connection|may have changed/)).toBeNull();
    for (const name of ["Try again", "Copy for support"]) expect(main().queryByRole("button", { name })).toBeNull();
    expect(document.querySelector(".panel:empty")).toBeNull();
    await act(async () => void fireEvent.click(main().getByRole("button", { name: "Sign in" })));
    expect(session.signInFor).toBe("sign-in");
    await signInAgain();
    await waitFor(() => expect(bill().getAllByText("Total").length).toBeGreaterThan(0));
    expect(main().queryByText(/signed out/)).toBeNull();
  });

  it("says so in the place of a cart that did not come before", async () => {
    const { session, endSession, signInAgain } = await openWithTea("/shop/cart", { isOver: true });
    await main().findByText("Your cart could not be loaded");
    await endSession();
    expect(await main().findByText("You were signed out. Please sign in again.")).toBeDefined();
    expect(main().queryByRole("button", { name: "Try again" })).toBeNull();
    await act(async () => void fireEvent.click(main().getByRole("button", { name: "Sign in" })));
    expect(session.signInFor).toBe("sign-in");
    await signInAgain();
    await main().findByRole("link", { name: "Tulsi Tea" });
  });
});
