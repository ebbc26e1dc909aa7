import type { TextContent } from "#web/features/content/texts/text-content.ts";
import type { TextFacts } from "#web/features/content/texts/text-facts.ts";

export const written = ({
  company,
  registered,
  reached,
  pointDays,
  readNewsDays,
  newsDays,
  codeMinutes,
  sessionDays,
  restorableDays,
  keptMonths,
  careYears,
  acknowledgedHours,
}: TextFacts): TextContent => ({
  title: "Privacy policy",
  description: "What Niramaya keeps about you, why, for how long, and how you see, correct or delete it.",
  lead: "What we keep about you, why, for how long, and what you can do about it. In short: little, for the shop to work; never for advertising; and you can take it with you or have it deleted.",
  sections: [
    {
      id: "who",
      heading: "Who is responsible",
      blocks: [
        `${company}, registered ${registered}, decides what is kept and why. Under the Digital Personal Data Protection Act, 2023 (DPDP Act) we are the data fiduciary and you are the data principal.`,
        `You reach us ${reached}.`,
      ],
    },
    {
      id: "visiting",
      heading: "When you only look around",
      blocks: [
        "You need no account to read, search or fill a cart. Until you sign in, what you do stays in your own browser:",
        [
          "your cart, the coupon you chose and a note about products that left the shop;",
          "your last searches, the products you looked at last, and the city and pincode you chose;",
          "the invite code of a link that brought you here, until you sign up;",
          "copies of public pages, so that they open without a connection.",
        ],
        "If you let the site find your city by your device's position, it is compared with a list on your device and not sent to us. Where you ask for practitioners near you, it is sent to us, rounded to about a kilometre, for that answer alone and is not kept; a maps service may be told the rounded position, and nothing else, to name the place.",
        "Clear your browser's data for this site and all of it is gone. Our server sees the address your request comes from, to stop misuse such as thousands of sign-in codes; it is not written into our logs. We use no advertising and no analytics of other companies: every file of these pages comes from our own server, save pictures of products that their makers keep: that maker's server sees the address your request comes from, and not which of our pages you are on.",
        "We count how often each kind of page is opened on a day: one number, with nothing about you, your device or what you looked at. If your browser asks not to be tracked, we do not count even that.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies",
      blocks: [
        "There are four, and none follows you around:",
        [
          "language remembers whether you read in English or Hindi;",
          "token is set while you are signed in. It is a copy of your session for this site alone and goes when you sign out;",
          "form_cart holds the cart of a guest whose browser runs no JavaScript, for a month. It opens no account;",
          "written is set for ten seconds after you change something, so that the next page shows the change. It says nothing about you.",
        ],
        "While you are signed in, the browser's own storage also holds your session, name, mobile number and e-mail address, so that pages open at once. Signing out empties it, save what you noted in trackers and choose to keep there until it is sent.",
        "The page of the company that takes payments is its own site, with cookies of its own.",
      ],
    },
    {
      id: "account",
      heading: "When you have an account",
      blocks: [
        "We ask for what the shop needs, when it needs it. Only a name, and a mobile number or an e-mail address, are required; to order, the mobile number.",
        [
          "Mobile number, name and, if you give them, e-mail, birthdate, gender and picture: to know you again and to reach you. Kept as long as the account. Location data inside a picture is removed when you upload it.",
          "Your own invite code and, if you came by one, whose it was, or your doctor's code: to know who brought whom. Kept as long as the account.",
          "Appointments, with whom, for whom, when and for which fee: to keep the time for you and to pay back what is due. Kept as long as the account.",
          "Delivery addresses: to deliver. Kept until you delete them; an order keeps a copy of the one it went to.",
          "Family members you add: to choose for whom something is. For a child we ask for the consent of a parent or guardian. Kept until you remove them.",
          "Cart, wishlist, alerts and coupons: so that every device shows the same. Kept until you change them.",
          `Reward points and their history: as proof to both of us. Points lapse after ${pointDays} days.`,
          `Notifications and requests from other members: ${readNewsDays} days once you have read them, ${newsDays} days at most.`,
          "If you allow messages on a device, an address of that browser to send them to. Removed when you sign out.",
          `One-time codes: ${codeMinutes} minutes, as a one-way hash. Sessions: ${sessionDays} days after their last use, as a one-way hash. Passwords, if you set one: as an Argon2id hash. We can read none of the three.`,
        ],
        "We use these on the ground of your consent (section 6 of the DPDP Act), or because you gave them to us for exactly that purpose (section 7).",
      ],
    },
    {
      id: "orders",
      heading: "When you order",
      blocks: [
        [
          "The order, with address, products, prices and each step: to deliver it, and to work out any figure of it again later. With it, as with a ticket, whether you read in English or Hindi: our letters about it are in that language.",
          "Invoices and credit notes, with your name and address: tax law asks for both, and for keeping them 72 months (section 36 of the CGST Act, 2017).",
          "Payments: amount, time, outcome and the payment company's number. Card numbers, UPI PINs and bank passwords are entered on that company's page and never reach us.",
          "For a refund of cash: the bank account or UPI address you tell us, for that one payment.",
          "Returns and tickets, with the pictures and videos you add: to settle them. Only our staff, and the seller for a return, see them.",
          "Reviews: everybody sees the stars, your words and pictures, with your first name and the initial of your last name. You may withdraw a review at any time.",
        ],
        "We use these to keep the contract that an order is, and because tax law obliges us (section 7 of the DPDP Act).",
      ],
    },
    {
      id: "health",
      heading: "What says something about your health",
      blocks: [
        "A cart, an order or a search can hint at an illness. Therefore searches are not kept with your account, pages with search words are never copied to your device, nobody outside is told what you look at, and our letters and messages about an order do not name what is in it.",
        "What you note in trackers, and what you write, answer and send for an appointment, is kept only with a consent of its own. That box is never ticked beforehand, and refusing it costs you nothing in the shop.",
        "Safety notices in your cart and on pages of products are off until you turn them on. Then your device keeps a copy of what you told of allergies, illnesses, medicines, pregnancy and prescriptions, compares it there with what products contain, and sends nothing of it or of what it finds. Turning them off or signing out deletes the copy.",
      ],
    },
    {
      id: "writing",
      heading: "When you write to us",
      blocks: [
        "A message or an enquiry is kept with your name and contact details, so that a person can answer and find it again. For hospitals and health plans we pass the enquiry only to the one you ask about.",
        "The newsletter comes only after you confirm by a link in a first letter. Every letter holds a link that ends it with one click.",
      ],
    },
    {
      id: "sharing",
      heading: "Who else gets to see something",
      blocks: [
        [
          "The services that carry our text messages and e-mails get your number or address and the message.",
          "Where you let reminders come to a device, the notification service of its browser gets an encrypted text that it cannot read, always the same, and no name.",
          "Sellers get what they need to pack and to issue the invoice, couriers what a parcel needs: name, address, phone number.",
          "The company that takes payments gets the amount and the order's number and, so that you need not type them, your name, mobile number and e-mail address. It is not told what you buy.",
          "Where another company checks at sign-in that you are a person, it sees the address your request comes from and what its own frame asks of your browser. We tell it neither who you are nor what you look at.",
          "Authorities, where a law of India obliges us.",
        ],
        "We sell no data and lend none to advertisers.",
      ],
    },
    {
      id: "deletion",
      heading: "How long, and how it ends",
      blocks: [
        `You can delete your account yourself on [Delete your account](/user/delete). For ${restorableDays} days you may still restore it by signing in. After that your profile, addresses, members, cart, wishlist, reviews, tickets, uploaded files, messages and requests are erased by machine.`,
        `Records of transactions are kept for ${keptMonths} months more, under no name, and are then erased too. What tax law obliges us to keep longer stays cut off from any account: orders that were paid or sent, with the name and address that stand on their invoices, for 72 months.`,
        `Of consultations, consents, signed prescriptions, what you had shared when the call began and the steps of the call stay for ${careYears} years after the appointment, as care law asks: without your name, under a random pseudonym, and then they are erased by machine. What you or the practitioner typed stays as it was typed. Only staff read it, only where a law obliges us, and each reading is recorded.`,
        "Backups are overwritten in turn and are never used to bring back a deleted account.",
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      blocks: [
        "Under sections 11 to 14 of the DPDP Act you may:",
        [
          "see what we hold: [Your data](/user/data) gives it to you as one file;",
          "correct or complete it: on [your profile](/profile) and [your addresses](/user/addresses);",
          "have it erased: on [Delete your account](/user/delete);",
          "withdraw a consent, as easily as you gave it; what was done before stays lawful;",
          "name somebody who uses these rights for you after your death or in incapacity: write to us;",
          "complain, first to us, then to the Data Protection Board of India.",
        ],
      ],
    },
    {
      id: "security",
      heading: "How it is protected",
      blocks: [
        "Connections are encrypted. Tokens, codes and passwords are stored only as hashes. Pages run no foreign script, and load nothing from other sites save pictures of products that their makers keep. Where another company checks at sign-in that you are a person, its script runs in a frame of its own, which shows nothing else. Uploaded files lie outside the public folders and are handed out only to those who may see them. Log lines hold no mobile number, address, code or health detail.",
        "Should your data get into wrong hands all the same, we tell you and the Data Protection Board without delay what happened, what it may mean for you and what we do.",
      ],
    },
    {
      id: "children",
      heading: "Children",
      blocks: [
        "Accounts are for people of 18 years and more. Children can be added as family members by a parent or guardian. We do not track children and show them no advertising.",
      ],
    },
    {
      id: "grievance",
      heading: "Grievance officer",
      blocks: [
        `Write to “Grievance Officer, ${company}”: ${reached}. You get an acknowledgement within ${acknowledgedHours} hours and an answer within one month.`,
      ],
    },
    {
      id: "changes",
      heading: "Changes",
      blocks: [
        "If this policy changes, the new text appears here with its date. Where a change needs your consent, we ask for it; nobody agrees by merely scrolling on.",
      ],
    },
  ],
});
