import type { TextContent } from "#web/features/content/texts/text-content.ts";
import type { TextFacts } from "#web/features/content/texts/text-facts.ts";

export const written = ({
  company,
  registered,
  restorableDays,
  aPointFor,
  pointDays,
  quoteMinutes,
  reached,
  acknowledgedHours,
}: TextFacts): TextContent => ({
  title: "Terms of use",
  description: "The rules between you and Niramaya: accounts, prices, coupons, orders, content and how disagreements end.",
  lead: "The rules between you and us, in plain sentences. By using this site you agree to them.",
  sections: [
    {
      id: "parties",
      heading: "Who the parties are",
      blocks: [
        `This site is run by ${company}, registered ${registered}. “We” is this company, “you” is whoever uses the site. Each product names the seller who supplies it and issues the invoice.`,
      ],
    },
    {
      id: "open",
      heading: "What is open today",
      blocks: [
        "Today you can browse, search, fill a cart, order and pay, follow, cancel and return what you ordered, review it and run an account. You can find practitioners, book a time with them, move or cancel it, talk to them by audio or video and keep what they prescribe, use the health calculators, note water, sleep, exercise, meals and weight, have lab tests done at home or in a centre, take part in quizzes, and share with whom you choose in Fitbook. Pages of what is being built say so. A cart is not an order: nothing is charged before you place one.",
      ],
    },
    {
      id: "account",
      heading: "Your account",
      blocks: [
        [
          "You register with an Indian mobile number or an e-mail address and a one-time code, and sign in with a code or, if you have set one, a password. Keep both to yourself: we never ask for them by phone or e-mail.",
          "One person, one account. You must be 18; for a child, a parent or guardian acts.",
          "What you tell us should be true, as a parcel goes where the address says.",
          `You may delete the account at any time on [Delete your account](/user/delete), and restore it within ${restorableDays} days. Orders under way still come.`,
          "We may block an account that attacks the site, tries out others' codes or misuses coupons. We tell you why unless a law forbids it.",
        ],
      ],
    },
    {
      id: "prices",
      heading: "Prices, GST and the bill",
      blocks: [
        "Prices are in Indian rupees and include GST. The struck-through price is the maximum retail price (MRP) printed on the pack. The bill in your cart is worked out from today's prices, coupons and delivery charges; every figure can be opened and explains itself.",
        "Prices, stock and coupons may change until an order is placed. If one differs when you order, you are shown the new bill and decide again. An obvious error, such as a misplaced decimal point, binds neither of us.",
      ],
    },
    {
      id: "coupons",
      heading: "Coupons and points",
      blocks: [
        [
          "One coupon per bill. Its conditions are on its card.",
          "A percentage is taken from the value before GST, rounded down to whole paise.",
          "A coupon that no longer fits the cart is removed automatically, and the cart tells you.",
          `A delivered parcel earns 1 point for every whole ${aPointFor} paid for its goods; points count once the days for a return are over. They are a record: today nothing can be paid with them. They are not money, can't be sold or passed on, and lapse ${pointDays} days after they began to count.`,
        ],
      ],
    },
    {
      id: "orders",
      heading: "Orders, delivery, returns",
      blocks: [
        `A cart doesn't reserve anything. At checkout, prices and pieces are held for you for ${quoteMinutes} minutes. The contract begins when your order is placed: for cash when you press the button, online once the payment has arrived. We tell you so on the page and by message, and each seller issues an invoice.`,
        "You pay online on the page of a payment company or, where pincode, brands and amount allow it, by cash on delivery. Delivery days are estimates for your pincode. The [cancellation and return policy](/cancellationpolicy) says what can be cancelled or sent back, and is part of these terms.",
      ],
    },
    {
      id: "health",
      heading: "No medical advice",
      blocks: [
        "Texts on this site describe products and tell how they are traditionally used. They diagnose nothing, promise no cure and do not replace a doctor. Read the label, keep to it, and ask a registered practitioner if you are pregnant, take other medicines or feel unwell. In an emergency call 112.",
      ],
    },
    {
      id: "conduct",
      heading: "What you may not do",
      blocks: [
        [
          "Break into the site, overload it, or copy it by machine beyond what [robots.txt](/robots.txt) allows.",
          "Use other people's accounts, numbers or addresses.",
          "Upload what is unlawful, insulting or not yours. Reviews are read before they appear.",
          "Buy to resell where a product is marked for personal use.",
        ],
      ],
    },
    {
      id: "content",
      heading: "Texts and pictures",
      blocks: [
        "The site's texts, drawings and programs belong to us or are used by permission. Print and share pages for yourself as you like; ask us before you publish them elsewhere. Brand names belong to their owners.",
      ],
    },
    {
      id: "liability",
      heading: "What we answer for",
      blocks: [
        "We answer for what we promise and for damage we cause by intent or negligence. We do not answer for outages beyond our control or for the content of sites we link to. Nothing here takes away your rights under the Consumer Protection Act, 2019.",
      ],
    },
    {
      id: "disagreements",
      heading: "If we disagree",
      blocks: [
        `Write to us first: ${reached}. Complaints are acknowledged within ${acknowledgedHours} hours and answered within one month. Indian law applies. As a consumer you may turn to the consumer commission where you live; otherwise the courts at our registered office decide.`,
      ],
    },
    {
      id: "changes",
      heading: "Changes to these terms",
      blocks: ["New terms appear here with their date and apply from then on. For an order, the terms of the day you placed it apply."],
    },
  ],
});
