import type { QuestionGroup } from "#web/features/content/faq/matching-questions.ts";
import type { TextFacts } from "#web/features/content/texts/text-facts.ts";

/** Answers to what people ask most. An answer may hold links: `[words](address)`. */
export const faqGroups = ({
  aPointFor,
  returnDays,
  pointDays,
  cutOffAfternoon,
  mostCash,
  quoteMinutes,
  paymentMinutes,
  shortDatedMonths,
  acknowledgedHours,
  reviewLetters,
  reviewPictures,
  codeDigits,
  codeGapSeconds,
  codeMinutes,
  codeTries,
  members,
  restorableDays,
  keptMonths,
}: TextFacts): readonly QuestionGroup[] => [
  {
    id: "bill",
    heading: "Prices and the bill",
    questions: [
      {
        question: "Do prices include GST?",
        answer: "Yes. Every price on this site includes GST, and no tax is added at the end. The product page names the rate.",
      },
      {
        question: "What is the struck-through price?",
        answer: "The maximum retail price (MRP) printed on the pack. What you save is shown beside the price.",
      },
      {
        question: "How is my bill worked out?",
        answer:
          "Subtotal, less the coupon, plus delivery, rounded up to the rupee. Where there is a discount for paying online, checkout takes it off too. In [the cart](/shop/cart) and at checkout every figure opens and says how it was worked out.",
      },
      {
        question: "Why is the total rounded up?",
        answer: "So that it is a whole number of rupees. The rounding has its own line and is never tax.",
      },
      {
        question: "Why was a product removed from my cart?",
        answer:
          "Because its maker or seller took it out of the shop, or the last piece was sold. A notice above the cart names it and takes you to its page.",
      },
      {
        question: "The bill looks wrong. What can I do?",
        answer:
          "Open the figure first: its explanation usually settles it. If not, press “Copy for support” in the cart and paste that text into a message [to us](/getintouch). We then see the same bill as you.",
      },
    ],
  },
  {
    id: "coupons",
    heading: "Coupons and points",
    questions: [
      {
        question: "How many coupons can I use?",
        answer: "One per bill. The cart lists them, largest saving first, and each locked one says what is missing.",
      },
      {
        question: "Why is 10 % off a ₹118 pack only ₹10?",
        answer: "Percentages are taken on the price before tax. ₹118 with 18 % GST is ₹100 before tax, so 10 % of it is ₹10.",
      },
      {
        question: "How do I unlock a coupon?",
        answer:
          "Its card says what is missing, for example how much more to add. Often one button takes the cheapest step that unlocks it.",
      },
      {
        question: "Why did my coupon disappear?",
        answer: "The cart no longer meets its conditions, or it has ended. It is removed automatically, and the cart tells you.",
      },
      {
        question: "What do INVALID COUPON and COUPON NOT APPLICABLE mean?",
        answer:
          "The first: no such code exists. The second: the code exists but gives nothing on this cart. Codes have at most 10 characters; capital or small letters make no difference.",
      },
      {
        question: "Can I use coupons without signing in?",
        answer: "You can see the public ones. To apply a coupon, sign in with your mobile number.",
      },
      {
        question: "How do reward points work?",
        answer: `Each delivered parcel earns 1 point for every whole ${aPointFor} its goods cost you, delivery not counted. Points count once the ${returnDays} days for a return are over, and for ${pointDays} days. Today they are a record only: you can't pay with them yet. Balance and history are on [Reward points](/user/points).`,
      },
    ],
  },
  {
    id: "delivery",
    heading: "Delivery",
    questions: [
      {
        question: "When is delivery free?",
        answer:
          "When the value after the coupon reaches the minimum for your cart's weight. Heavier carts have a higher minimum of their own. The cart shows it, and how much more you need.",
      },
      {
        question: "Do you deliver to my pincode?",
        answer:
          "Enter it on any product page: you see whether we deliver, whether cash on delivery is available, and the earliest and latest day.",
      },
      {
        question: "By when must I order for dispatch today?",
        answer: `${cutOffAfternoon} pm Indian time. Later orders leave a day later.`,
      },
      {
        question: "Can I pay by cash on delivery?",
        answer: `Where your pincode and every brand in the cart allow it, usually up to ${mostCash}. Checkout says whether your order can be paid in cash, and why. “Prepaid Only” on a product means that its brand does not accept cash.`,
      },
      {
        question: "Why does my order come in several parcels?",
        answer: "Each seller packs and sends their own. Checkout shows the parcels, and each has its own days, tracking and invoice.",
      },
    ],
  },
  {
    id: "orders",
    heading: "Orders and returns",
    questions: [
      {
        question: "How do I order?",
        answer: `Press Checkout in your cart, choose an address and how to pay, and place the order. The prices and pieces you see there are held for you for ${quoteMinutes} minutes.`,
      },
      {
        question: "How can I pay?",
        answer:
          "By UPI, card or net banking on the page of our payment company, or by cash on delivery where it is available. Your card number never reaches us.",
      },
      {
        question: "My payment did not go through. What now?",
        answer: `The next page says whether the money was taken, not taken, or is still being checked and when that will be known. If it was not taken, you can try again there for ${paymentMinutes} minutes; if it arrives too late, it is refunded automatically.`,
      },
      {
        question: "Where is my parcel?",
        answer:
          "Open the order under [My orders](/shop/orders): it shows each parcel's steps, its tracking and the days on which it is expected.",
      },
      {
        question: "Where do I find my invoice?",
        answer: "On the order's page, as a page and as a PDF, one for each seller. What was cancelled or returned has a credit note there.",
      },
      {
        question: "How long can I cancel an order?",
        answer:
          "Free of charge until the parcel is packed, the whole order or single products, on the order's page. See the [cancellation policy](/cancellationpolicy).",
      },
      {
        question: "What can I return?",
        answer: `Within ${returnDays} days of delivery: what is damaged, wrong, missing or expires within ${shortDatedMonths} months; a picture must show it. For a change of mind only what is unopened, and nothing that is used up, such as food, medicine or creams.`,
      },
      {
        question: "How and when do I get my refund?",
        answer:
          "The way you paid, within 7 working days; for cash on delivery, to your bank account or UPI address. You get back what those pieces cost you after every discount, to the paisa. The amount is shown before you ask for it.",
      },
      {
        question: "Something is wrong with my order. Who do I ask?",
        answer: `Press “Help with this order” on its page and tell us, with pictures or a video if they help. Your question gets a number, somebody looks at it within ${acknowledgedHours} hours, and you find all answers under [My tickets](/user/tickets).`,
      },
      {
        question: "Who can write a review?",
        answer: `Whoever bought the product here, once it is delivered: one review with stars, up to ${reviewLetters} characters and ${reviewPictures} pictures. We read it before it appears, with your first name and an initial.`,
      },
    ],
  },
  {
    id: "account",
    heading: "Your account",
    questions: [
      {
        question: "How do I sign in?",
        answer: `With your mobile number and a code of ${codeDigits} digits by SMS, with a password if you have set one, or with a code by e-mail.`,
      },
      {
        question: "The code hasn't arrived. What now?",
        answer: `Wait ${codeGapSeconds} seconds and press Resend OTP. A code works for ${codeMinutes} minutes and ${codeTries} tries. After several codes in a day you may have to wait; that keeps others from flooding your phone.`,
      },
      {
        question: "What happens to my cart when I sign in?",
        answer:
          "What you put in as a guest is added to your own cart, as far as stock allows. We tell you what was added or limited, and you can undo it.",
      },
      {
        question: "Can I add my family?",
        answer: `Up to ${members} people on [My members](/members). For a child we ask for the consent of a parent or guardian.`,
      },
      {
        question: "How do I delete my account?",
        answer: `Sign in, open [Delete your account](/user/delete), enter your mobile number and confirm. For ${restorableDays} days you can restore it by signing in. Records of transactions are kept for ${keptMonths} months more, then erased for good; only what tax or care law asks for is kept longer, cut off from your account.`,
      },
      {
        question: "How do I stop the newsletter?",
        answer: "Every newsletter has a link at its end. One click, and it stops.",
      },
    ],
  },
  {
    id: "privacy",
    heading: "Privacy and products",
    questions: [
      {
        question: "What do you know about me?",
        answer:
          "What you gave us, what you ordered or booked, what is in your cart and, if you allowed it, what you noted in the trackers. Sign in and download all of it from [Your data](/user/data). The [privacy policy](/privacy-policy) tells you the rest.",
      },
      {
        question: "Do you show my searches to advertisers?",
        answer:
          "No. We have no advertisers, and no script of another company follows what you look at. Your last searches are kept in your browser only.",
      },
      {
        question: "Does the shop work without internet?",
        answer: "Pages you have opened, your guest cart and the trackers do. Prices are brought up to date once you are back.",
      },
      {
        question: "Do your products cure illnesses?",
        answer:
          "We don't say that of any product. Our pages say how something is traditionally used. If you are unwell, see a doctor; in an emergency call 112.",
      },
    ],
  },
];
