export const homePhrases = {
  title: "Niramaya · Everyday remedies, plainly explained",
  description:
    "Ayurvedic and Unani preparations, honest food and personal care: what it is, what it costs, and why the bill is what it is.",
  heading: "Everyday remedies, plainly explained",
  lead: "Ayurvedic and Unani preparations, honest food and personal care. What it is, what it costs, and why.",
  shopAll: "Shop all products",
  byCategory: "Shop by category",
  byConcern: "Shop by concern",
  byBrand: "Shop by brand",
  newest: "New in the shop",
  story: {
    heading: "Ashwagandha, the root of long days",
    text: "Dug in winter from the dry fields of Neemuch and Nagaur, dried and milled. By tradition half a spoon goes into warm milk at night. Ask a doctor first if you are pregnant or take medicines.",
    way: "Powder, tablets and more",
  },
  seasons: {
    winter: {
      heading: "For cold mornings",
      text: "Chyawanprash, amla and warming spices: what kitchens bring out when the nights turn cold.",
      way: "See the winter products",
    },
    summer: {
      heading: "For hot afternoons",
      text: "Rose, fennel and mint: what kitchens reach for when the fan no longer helps.",
      way: "See the summer products",
    },
    rains: {
      heading: "For the rains",
      text: "Tulsi, ginger and pepper: what goes into the cup while it pours.",
      way: "See the monsoon products",
    },
  },
  gifts: {
    heading: "Gifts that get used up",
    text: "Sets that go together, packed as one: for a new home, new parents, or whoever never buys a thing for themselves.",
    way: "See all sets",
  },
  trust: "What you can rely on",
  trusted: [
    { name: "7 days to return", text: "Damaged, wrong, or about to expire", address: "/cancellationpolicy" },
    { name: "A GST invoice each time", text: "Every figure opens to its sum", address: "/shop/cart" },
    { name: "Cash on delivery", text: "For most brands, in most places", address: "/faq" },
    { name: "Licensed sellers", text: "Maker on every page, licence on what you take", address: "/aboutus" },
  ],
};
