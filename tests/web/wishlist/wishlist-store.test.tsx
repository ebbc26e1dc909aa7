import { afterEach, describe, expect, it, vi } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { SignedOut } from "#core/identity/signed-out.ts";
import { AddToWishlist } from "#core/wishlist/add-to-wishlist.use-case.ts";
import { RemoveFromWishlist } from "#core/wishlist/remove-from-wishlist.use-case.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { Wishlists } from "#core/wishlist/wishlists.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok } from "#core/shared/result.ts";
import { someInformation } from "#tests/builders/some-information.ts";
import { listedProduct } from "#adapters/memory/catalogue/catalogue.ts";
import { composePage } from "#tests/web/compose-page.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { WishlistStore } from "#web/features/wishlist/wishlist-store.ts";
import { composeMemory } from "#tests/composition.ts";
import { aSignedIn, aUser } from "#tests/builders/a-user.ts";
import { aProduct } from "#tests/fixtures.ts";
import type { Container } from "inversify";
import type { User } from "#core/me/user.ts";

const oil = { ...listedProduct(aProduct("Oil")), rating: null, net: someInformation.netQuantity, hindi: null };
const balm = { ...listedProduct(aProduct("Balm")), rating: null, net: someInformation.netQuantity, hindi: null };
const meera = customerId("meera");
const shut = () => Promise.reject(new PortUnavailable("the wishlist", null));

afterEach(() => vi.restoreAllMocks());

/** A window over a shop in memory; whoever is signed in there is told what they put aside. */
function aWindow(change: (product: Container) => void = () => {}) {
  const product = composeMemory({ products: [aProduct("Oil"), aProduct("Balm")] });
  const stored = product.get(Wishlists);
  product.rebind(ShowUser).toConstantValue(async (customer) => ok({ wishes: await stored.of(customer) } as User));
  change(product);
  const dependencies = composePage(product);
  return {
    kept: stored,
    session: dependencies.get(SessionStore),
    wishlist: dependencies.get(WishlistStore),
    said: () =>
      dependencies
        .get(ToastStore)
        .toasts.map(({ news }) => news.kind)
        .reverse(),
  };
}

async function aCustomersWindow(change?: (product: Container) => void) {
  const window = aWindow(change);
  window.session.signIn(aSignedIn({ id: meera }));
  const end = window.wishlist.begin();
  await vi.waitFor(() => expect(window.wishlist.state).not.toBe("asking"));
  end();
  return window;
}

describe("a visitor's wishlist", () => {
  it("puts nothing aside and asks to sign in [ru-cart-wishlist-out]", async () => {
    const { wishlist, session, said } = aWindow();
    expect(await wishlist.toggle(oil)).toBe(false);
    expect(session.signInFor).toBe("wishlist");
    expect(wishlist.count).toBe(0);
    expect(said()).toEqual([]);
  });

  it("is read with the profile, by the same question, which over HTTP is sent once", async () => {
    const requested: string[] = [];
    const { wishlist, session, kept } = aWindow((product) => {
      const stored = product.get(Wishlists);
      product.rebind(ShowUser).toConstantValue(async (id) => {
        requested.push(id);
        return ok({ ...aUser({ id }), wishes: await stored.of(id) });
      });
    });
    await kept.add(meera, balm.id, 9);
    const end = wishlist.begin();
    session.signIn(aSignedIn({ id: meera }));
    void session.refresh();
    await vi.waitFor(() => expect(wishlist.products).toEqual([balm]));
    expect(requested).toEqual([meera, meera]);
    end();
  });

  it("becomes the customer's with sign-in, and nobody's again after it", async () => {
    const { wishlist, session, kept } = aWindow();
    await kept.add(meera, balm.id, 9);
    const end = wishlist.begin();
    session.signIn(aSignedIn({ id: meera }));
    await vi.waitFor(() => expect(wishlist.products).toEqual([balm]));
    session.askToSignIn("wishlist");
    expect(wishlist.count).toBe(0);
    end();
  });
});

describe("what a visitor wished", () => {
  it("is put aside once they have signed in, with what stood there before, and they are told", async () => {
    const { wishlist, session, kept, said } = aWindow();
    await kept.add(meera, balm.id, 9);
    const end = wishlist.begin();
    await wishlist.toggle(oil);
    expect(await kept.of(meera)).toEqual([balm]);
    session.signIn(aSignedIn({ id: meera }));
    await vi.waitFor(() => expect(wishlist.products).toEqual([oil, balm]));
    await vi.waitFor(() => expect(said()).toEqual(["intent-done"]));
    expect(await kept.of(meera)).toEqual([oil, balm]);
    end();
  });

  it("stays where it stood in their wishlist already: a heart that was pressed takes nothing off", async () => {
    const { wishlist, session, kept } = aWindow();
    await kept.add(meera, oil.id, 9);
    const end = wishlist.begin();
    await wishlist.toggle(oil);
    session.signIn(aSignedIn({ id: meera }));
    await vi.waitFor(() => expect(wishlist.state).toBe("read"));
    expect(await kept.of(meera)).toEqual([oil]);
    end();
  });

  it("is not put aside for whoever signs in later, where they closed sign-in", async () => {
    const { wishlist, session, kept, said } = aWindow();
    const end = wishlist.begin();
    await wishlist.toggle(oil);
    session.leaveSignIn();
    session.signIn(aSignedIn({ id: meera }));
    await vi.waitFor(() => expect(wishlist.state).toBe("read"));
    expect([await kept.of(meera), said()]).toEqual([[], []]);
    end();
  });

  it("counts as last seen while it can't be read", async () => {
    const seen = aWindow();
    await seen.kept.add(meera, balm.id, 9);
    const end = seen.wishlist.begin();
    seen.session.signIn(aSignedIn({ id: meera }));
    await vi.waitFor(() => expect(seen.wishlist.knownCount).toBe(1));
    end();
    vi.spyOn(console, "info").mockImplementation(() => {});
    const { wishlist, session } = aWindow((product) => product.rebind(ShowUser).toConstantValue(shut));
    const stop = wishlist.begin();
    session.signIn(aSignedIn({ id: meera }));
    await vi.waitFor(() => expect(wishlist.state).toBe("unavailable"));
    expect([wishlist.count, wishlist.knownCount]).toEqual([0, 1]);
    stop();
  });
});

describe("a customer's wishlist", () => {
  it("shows at once what is put aside, and says so once the shop has it", async () => {
    const { wishlist, kept, said } = await aCustomersWindow();
    const put = wishlist.toggle(oil);
    expect(wishlist.has(oil.id)).toBe(true);
    expect(said()).toEqual([]);
    expect(await put).toBe(true);
    expect(await kept.of(meera)).toEqual([oil]);
    await wishlist.toggle(oil);
    expect(wishlist.has(oil.id)).toBe(false);
    expect(await kept.of(meera)).toEqual([]);
    expect(said()).toEqual(["wishlisted", "unwishlisted"]);
  });

  it("has the last put aside in front", async () => {
    const { wishlist } = await aCustomersWindow();
    await wishlist.add(oil);
    await wishlist.add(balm);
    expect(wishlist.products).toEqual([balm, oil]);
  });

  it("goes back to what it was when the shop can't be reached: nothing is shown, a line is logged [er-silent-wishlist]", async () => {
    const log = vi.spyOn(console, "info").mockImplementation(() => {});
    const { wishlist, kept, said } = await aCustomersWindow((product) => {
      product.rebind(AddToWishlist).toConstantValue(shut);
      product.rebind(RemoveFromWishlist).toConstantValue(shut);
    });
    expect(await wishlist.add(oil)).toBe(false);
    expect(wishlist.has(oil.id)).toBe(false);
    await kept.add(meera, balm.id, 9);
    await wishlist.ask();
    expect(await wishlist.remove(balm)).toBe(false);
    expect(wishlist.products).toEqual([balm]);
    expect(said()).toEqual([]);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it("goes back when the shop refuses", async () => {
    const { wishlist, said } = await aCustomersWindow();
    const unknown = { ...oil, id: "nobody-knows" };
    expect(await wishlist.add(unknown)).toBe(false);
    expect(wishlist.count).toBe(0);
    expect(said()).toEqual([]);
  });

  it("ends where the last of quick presses left it, on both sides", async () => {
    const { wishlist, kept, said } = await aCustomersWindow();
    await Promise.all([wishlist.toggle(oil), wishlist.toggle(oil), wishlist.toggle(oil)]);
    expect(wishlist.has(oil.id)).toBe(true);
    expect(await kept.of(meera)).toEqual([oil]);
    expect(said()).toEqual(["wishlisted"]);
  });

  it("keeps what it knows when it can't be read anew, and tries again when asked", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    let isShut = false;
    const { wishlist } = await aCustomersWindow((product) => {
      const show = product.get(ShowUser);
      product.rebind(ShowUser).toConstantValue((customer) => (isShut ? shut() : show(customer)));
    });
    await wishlist.add(oil);
    isShut = true;
    await wishlist.ask();
    expect([wishlist.state, wishlist.products]).toEqual(["unavailable", [oil]]);
    isShut = false;
    await wishlist.ask();
    expect([wishlist.state, wishlist.products]).toEqual(["read", [oil]]);
  });

  it("asks to sign in when the session has ended", async () => {
    const { wishlist, session } = await aCustomersWindow((product) => {
      product.rebind(AddToWishlist).toConstantValue(() => Promise.reject(new SignedOut()));
    });
    await wishlist.add(oil);
    expect(session.signInFor).toBe("wishlist");
    expect(wishlist.count).toBe(0);
  });

  it("is nobody else's: what comes too late is neither told nor shown to who signed in after them, nor ends that session", async () => {
    const ends: (() => void)[] = [];
    const { wishlist, session, said } = await aCustomersWindow((product) =>
      product.rebind(AddToWishlist).toConstantValue(() => new Promise((_, reject) => ends.push(() => reject(new SignedOut())))),
    );
    const adding = wishlist.add(oil);
    await vi.waitFor(() => expect(ends.length).toBe(1));
    session.signIn(aSignedIn({ id: customerId("asha") }));
    ends[0]?.();
    expect(await adding).toBe(false);
    expect([session.customer, session.signInFor, said()]).toEqual(["asha", null, []]);
  });

  it("is not shown to whoever signs in after them, though theirs can't be had", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const { wishlist, session } = await aCustomersWindow((product) => {
      const show = product.get(ShowUser);
      product.rebind(ShowUser).toConstantValue((customer) => (customer === meera ? show(customer) : shut()));
    });
    await wishlist.add(oil);
    const end = wishlist.begin();
    session.signIn(aSignedIn({ id: customerId("asha") }));
    await vi.waitFor(() => expect(wishlist.state).toBe("unavailable"));
    expect(wishlist.products).toEqual([]);
    end();
  });
});

describe("a wishlist whose changes fail", () => {
  it("goes back to what the shop said last, after each change that it took", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const line = { isOut: false };
    const { wishlist, kept } = await aCustomersWindow((product) => {
      const [add, remove] = [product.get(AddToWishlist), product.get(RemoveFromWishlist)];
      product.rebind(AddToWishlist).toConstantValue((...asked) => (line.isOut ? shut() : add(...asked)));
      product.rebind(RemoveFromWishlist).toConstantValue((...asked) => (line.isOut ? shut() : remove(...asked)));
    });
    expect(await wishlist.add(oil)).toBe(true);
    line.isOut = true;
    expect([await wishlist.remove(oil), wishlist.products, wishlist.has(balm.id)]).toEqual([false, [oil], false]);
    line.isOut = false;
    expect([await wishlist.remove(oil), wishlist.products]).toEqual([true, []]);
    line.isOut = true;
    expect([await wishlist.add(oil), wishlist.products, await kept.of(meera)]).toEqual([false, [], []]);
  });

  it("goes back to nothing that another customer has put aside", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const { wishlist, session, kept } = aWindow((product) => product.rebind(AddToWishlist).toConstantValue(shut));
    expect(wishlist.state).toBe("unread");
    await kept.add(meera, oil.id, 9);
    session.signIn(aSignedIn({ id: meera }));
    const end = wishlist.begin();
    await vi.waitFor(() => expect([wishlist.state, wishlist.products]).toEqual(["read", [oil]]));
    session.signIn(aSignedIn({ id: customerId("ravi") }));
    await vi.waitFor(() => expect([wishlist.state, wishlist.products]).toEqual(["read", []]));
    expect([await wishlist.add(oil), wishlist.products]).toEqual([false, []]);
    session.forget();
    expect(wishlist.state).toBe("unread");
    end();
  });
});
