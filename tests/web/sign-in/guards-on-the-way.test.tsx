import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ShowSignedIn } from "#core/me/show-signed-in.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { openWindow } from "#web/platform/window/open-window.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { render } from "#web/shells/render.ts";
import { aUser } from "#tests/builders/a-user.ts";
import { composeMemory } from "#tests/composition.ts";
import { shopFrame } from "#tests/shop-frame.ts";
import { composePage } from "#tests/web/compose-page.ts";
import { site } from "#tests/web/routes.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

it("whoever presses a link while their company is asked for them goes where it leads, signed in [gd-sso-both]", async () => {
  const asha = customerId("asha");
  const [arrival, brands] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const product = composeMemory();
  product.rebind(ShowSignedIn).toConstantValue(async () => {
    await arrival.promise;
    return ok(aUser({ id: asha }));
  });
  const listBrands = product.get(ListBrands);
  product.rebind(ListBrands).toConstantValue(async (asked) => {
    await brands.promise;
    return listBrands(asked);
  });
  const address = "/shop?apikey=k&token=t";
  const page = await render(new Request(`http://localhost${address}`), composeMemory(), shopFrame);
  history.replaceState(null, "", address);
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(await page.text())?.[1] ?? "";
  const root = document.getElementById("root");
  const dependencies = composePage(product);
  if (root !== null) await act(() => openWindow(root, site, dependencies));
  const link = document.createElement("a");
  link.href = "/shop/product-brands";
  screen.getByRole("main").append(link);
  await act(async () => {
    fireEvent.click(link);
  });
  await act(async () => {
    arrival.resolve();
    await expect.poll(() => dependencies.get(SessionStore).customer).toBe(asha);
  });
  await act(async () => {
    brands.resolve();
    await expect.poll(() => location.pathname).toBe("/shop/product-brands");
  });
});
