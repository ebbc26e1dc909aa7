import { paise } from "#core/shared/money.ts";
import type { ShelfProduct } from "#core/catalogue/product.ts";

/** Nothing comes of what is pressed here. */
export const ignore = () => {};

/** What parts are shown with; it stands in no page of the shop. */
export const say = {
  title: "Gallery",
  lead: "Every part in every state, as it looks by day and by night. Look here before you change one.",
  button: "Add to cart",
  busy: "Adding",
  field: "Pincode",
  hint: "Six digits",
  typed: "400001",
  problem: "A pincode has six digits.",
  optional: "optional",
  password: "Password",
  secret: { show: "Show", hide: "Hide" },
  mobile: "Mobile number",
  number: "98765 43210",
  code: "Code from the message",
  choose: "Choose a state",
  states: ["Goa", "Kerala", "Maharashtra"],
  tick: "I agree to the terms",
  note: "Prices and stock may have changed since your last visit.",
  good: "Saved.",
  bad: "The shop could not be reached. Your cart is safe on this device.",
  emptyText: "What you add waits here.",
  empty: "Nothing here yet",
  way: "Shop all products",
  open: "Open",
  close: "Close",
  dialog: "Remove Triphala Churna?",
  quantity: { quantity: "Quantity", less: "One less", more: "One more" },
  toast: "Product added to cart",
  undo: "Undo",
  html: "<p>Once a customer.</p><ul><li>Not with other coupons</li><li><strong>Ayurveda</strong> only</li></ul>",
  why: "Why?",
  terms: "Terms",
  unlock: "Add ₹61 more to unlock",
  saves: "Saves ₹120",
  until: "Valid till 31 Dec 2026",
  label: "10% OFF upto ₹150",
  remove: "Remove",
  applied: "Applied",
  save: "Save",
  another: "Another one",
  day: "Day",
  count: "12",
  unknown: "a category that nobody drew",
  unclean: "<p>Kept</p><script>alert(1)</script><img src=x onerror=alert(1)>",
  progress: "Uploading",
  track: "Steps",
  trackSteps: ["Placed", "Packed", "Shipped", "Delivered"],
  trackDay: "Fri 20 Nov, 10:38 am",
  toCome: "still to come",
  allSteps: "All steps",
  giveStars: "How many stars do you give?",
  stars: (given: number) => `${given} out of 5 stars`,
  noStars: "Please give one to five stars.",
  accordion: "Ingredients",
  accordionText: "Amalaki, bibhitaki and haritaki in equal parts.",
  cart: "Cart",
  shop: "Shop",
  sought: "triphala",
  over: "Get it on",
  linked: "Read the [terms](/termsofuse), or [our journal](https://blog.niramaya.example/).",
  sentence: "12 % of ₹1,249.00, rounded down to the paisa.",
};

const SLUGS = [
  "ayurveda",
  "unani",
  "dietary needs",
  "chronic disease",
  "women's health",
  "accessories",
  "health package",
  "personal care",
  "vitamins & supplements",
  "healthy food",
];

export const categories = SLUGS.map((slug) => ({ slug, title: slug, products: 12 }));

export const facts = [
  { name: "Form", value: "Powder" },
  { name: "Sanskrit", value: "त्रिफला", language: "sa" },
  { name: "Concerns", value: "", ways: [{ title: "Digestion", address: "/shop/products?concern=digestion" }] },
];

/** A product that nobody sells. */
export const product: ShelfProduct = {
  id: "gallery",
  title: "Triphala Churna",
  slug: "triphala-churna",
  brand: "Himshikhar",
  categories: ["Ayurveda"],
  gst: 12,
  status: "active",
  minimumQuantity: 1,
  weight: 120,
  offer: { price: paise(19_900), stock: 20 },
  mrp: paise(24_900),
  cashOnDelivery: true,
  form: "powder-tin",
  size: "100 g",
};
