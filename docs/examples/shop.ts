import { customerId, mobile } from "niramaya/identity";
import { granted, shopInMemory } from "niramaya/memory";
import { paise } from "niramaya/money";
import { explainedOrder } from "niramaya/orders";
import { pincode } from "niramaya/shipping";

const pune = { city: "Pune", state: "Maharashtra", pincode: pincode("411004") };
const products = [{ id: "ashwagandha", title: "Ashwagandha powder", gst: 5, offer: { price: paise(24_900), stock: 12 } }];
const coupons = [{ code: "WELCOME10", promise: { kind: "percentage", percent: 10, cap: null } }] as const;
const shop = shopInMemory({ products, coupons, places: [{ ...pune, days: 3, cashOnDelivery: true }] });

const asha = customerId("asha");
const address = granted(
  await shop.addAddress(asha, {
    ...pune,
    name: "Asha Kulkarni",
    mobile: mobile("98200 12345"),
    line1: "Flat 4, Neelkanth",
    line2: "",
    landmark: "",
    kind: "home",
    isDefault: true,
  }),
);
await shop.addToCart(asha, { kind: "product", productId: "ashwagandha", quantity: 2 });
await shop.applyCoupon(asha, "WELCOME10");
const { id: quote, signature, snapshot } = granted(await shop.quoteMyOrder(asha, { address, way: "cash" }));
const { order } = granted(await shop.placeMyOrder({ customer: asha, language: "en" }, { quote, signature, address, key: null }));

const why = explainedOrder(snapshot)?.bill.explanation.coupons[0]?.discount;
console.log(order.number, order.total, order.discount, why?.kind === "given" ? why : null);
