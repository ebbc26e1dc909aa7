// A shell of one file: pages of plain HTML over a shop in memory. Its forms work without a script; a browser's cookie says whose cart it is.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { UNNARROWED } from "niramaya/catalogue";
import { customerId, mobile } from "niramaya/identity";
import { granted, shopInMemory } from "niramaya/memory";
import { paise } from "niramaya/money";
import { pincode } from "niramaya/shipping";
const pune = { city: "Pune", state: "Maharashtra", pincode: pincode("411004") };
const products = [{ id: "ashwagandha", title: "Ashwagandha & honey", gst: 5, offer: { price: paise(24_900), stock: 12 } }];
const coupons = [{ code: "WELCOME10", promise: { kind: "percentage", percent: 10, cap: null } }];
const shop = shopInMemory({ products, coupons, places: [{ ...pune, days: 3, cashOnDelivery: true }] });

const deeds = {
  "/add": (customer, given) => shop.addToCart(customer, { kind: "product", productId: given.get("product") ?? "", quantity: null }),
  "/coupon": (customer, given) => shop.applyCoupon(customer, given.get("code") ?? ""),
  "/order": async (customer, given) => {
    const to = { ...pune, name: given.get("name") ?? "", mobile: mobile("98200 12345"), line1: given.get("street") ?? "" };
    const address = granted(await shop.addAddress(customer, { ...to, line2: "", landmark: "", kind: "home", isDefault: true }));
    const { id: quote, signature } = granted(await shop.quoteMyOrder(customer, { address, way: "cash" }));
    return shop.placeMyOrder({ customer, language: "en" }, { quote, signature, address, key: quote });
  },
};
async function page(customer) {
  const found = granted(await shop.findProducts({ on: null, narrowing: UNNARROWED, order: "popular", after: null }));
  const [{ lines, applied }, bill] = [await shop.showMyCart(customer), await shop.priceMyCart(customer)];
  const { orders } = await shop.listMyOrders(customer, { text: null, filter: "all", after: null, limit: 10 });
  return `<!doctype html><html lang="en"><title>A small shop</title><h1>A small shop</h1>
    ${found.products.map(({ id, title, offer }) => form("add", `${escaped(title)} ${rupees(offer.price)} <input type="hidden" name="product" value="${id}">`)).join("")}
    <h2>Cart</h2><ul>${lines.map(({ product, quantity }) => `<li>${quantity} × ${escaped(product.title)}</li>`).join("")}</ul>
    <p>Total ${rupees(bill.total)}${applied === null ? "" : `, of which ${applied.code} took off ${rupees(applied.discount)}`}</p>
    ${form("coupon", `<label>Coupon <input name="code"></label>`)}
    ${form("order", `<label>Name <input name="name" required></label> <label>Street <input name="street" required></label>`)}
    <h2>Orders</h2><ul>${orders.map(({ number, total }) => `<li>${number} ${rupees(total)}</li>`).join("")}</ul></html>`;
}
const form = (deed, fields) => `<form method="post" action="/${deed}">${fields} <button>${deed}</button></form>`;
const rupees = (amount) => `₹${(amount / 100).toFixed(2)}`;
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const server = createServer(async (request, response) => {
  const known = /(?:^|; )visitor=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1];
  const customer = customerId(known ?? randomUUID());
  if (known === undefined) response.setHeader("set-cookie", `visitor=${customer}; HttpOnly; SameSite=Strict`);
  const deed = request.method === "POST" ? deeds[request.url] : undefined;
  if (deed === undefined) return response.setHeader("content-type", "text/html; charset=utf-8").end(await page(customer));
  const written = await request.setEncoding("utf8").reduce((text, more) => text + more, "");
  await deed(customer, new URLSearchParams(written)).catch((error) => console.error(String(error)));
  response.writeHead(303, { location: "/" }).end();
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/`));
