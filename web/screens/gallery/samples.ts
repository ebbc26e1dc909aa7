import { paise } from "#core/shared/money.ts";
import type { ShelfProduct } from "#core/catalogue/product.ts";

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

export const brands = ["Himshikhar", "Zafran House"];

export const categories = [
  { slug: "ayurveda", title: "Ayurveda", products: 61 },
  { slug: "unani", title: "Unani", products: 12 },
  { slug: "home", title: "Home and a name that needs two lines", products: 1 },
];

export const facts = [
  { name: "Form", value: "Powder" },
  { name: "Sanskrit", value: "त्रिफला", language: "sa" },
  { name: "Concerns", value: "", ways: [{ title: "Digestion", address: "/shop/products?concern=digestion" }] },
];

export const names = ["Asha Kulkarni", "देवांशी पटेल", "Om"];

const product: ShelfProduct = {
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

export const products: readonly ShelfProduct[] = [
  product,
  {
    ...product,
    id: "few",
    title: "Roghan Badam Shirin with a title that needs two lines",
    form: "oil-bottle",
    offer: { price: paise(49_950), stock: 3 },
  },
  { ...product, id: "prepaid", title: "Kesar Honey", form: "honey-jar", cashOnDelivery: false, mrp: null },
  { ...product, id: "out", title: "Neem Soap", form: "soap-bar", offer: { price: paise(9_900), stock: 0 } },
];
