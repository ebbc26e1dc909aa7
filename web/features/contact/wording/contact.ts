import type { Facts } from "#web/design/phrase.ts";
import type { ContactProblem } from "#web/features/contact/contact-fields.ts";

/** Writing to the shop. */
export const contactPhrases = {
  title: "Get in touch",
  description: "Write to Niramaya, call, or visit. A person answers.",
  lead: "Write, call or come by. A person answers, not a machine.",
  form: "Send us a message",
  fields: {
    name: "Your name",
    email: "E-mail",
    mobile: "Mobile number",
    city: "City",
    employees: "Number of employees",
    sites: "Number of sites",
    message: "Your message",
  },
  company: "Where we are",
  office: "Office",
  phone: "Phone",
  mail: "E-mail",
  chat: "Chat on WhatsApp",
  bill: "Is it about a bill? Press “Copy for support” in the cart and paste it here, so that we see what you see.",
  send: "Send message",
  sending: "Sending",
  sent: "Thank you, we have your message",
  sentText: ({ number, email }: Facts<"number" | "email">) => `Its number is ${number}. We'll reply to ${email}.`,
  another: "Write another message",
  noScript: "This form needs JavaScript. Without it, please e-mail or call us.",
  longName: ({ most }: Facts<"most">) => `Please use at most ${most} letters`,
  problems: {
    needed: "Please fill this in",
    name: "Please use letters and spaces only",
    email: "Please enter a valid e-mail address, like name@example.com",
    mobile: "Invalid mobile number",
    count: "Please enter a whole number, 1 or more",
    "too-long": "Please keep it under 2,000 characters",
  } satisfies Record<Exclude<ContactProblem, "long-name">, string>,
  tooMany: "Too many requests. Please try again later.",
};
