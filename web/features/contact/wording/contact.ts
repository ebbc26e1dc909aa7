import { LONGEST_NAME } from "#core/identity/full-name.ts";
/** Writing to the shop: a message, or an enquiry at a hospital or about a plan. */
export const contactWords = {
  title: "Get in touch",
  description: "Write to Niramaya, call, or visit. A person answers.",
  lead: "Write, call or come by. A person answers, no machine.",
  form: "Send us a message",
  fields: {
    name: "Your name",
    email: "E-mail",
    mobile: "Mobile number",
    city: "City",
    message: "Your message",
  },
  company: "Where we are",
  office: "Office",
  phone: "Phone",
  mail: "E-mail",
  chat: "Chat on WhatsApp",
  bill: "Is it about a bill? Press “Copy for support” in the cart and paste it here: then we see what you see.",
  send: "Send message",
  sending: "Sending",
  sent: "Thank you, your message has come",
  sentText: (number: number, email: string): string => `Its number is ${number}. We answer to ${email}.`,
  another: "Write another message",
  noScript: "This form needs JavaScript. Without it, please write us an e-mail or call.",
  problem(problem: ContactProblem | null): string | null {
    switch (problem) {
      case null:
        return null;
      case "needed":
        return "Please fill this in";
      case "name":
        return "Please use letters and spaces only";
      case "long-name":
        return `Please keep it to ${LONGEST_NAME} letters`;
      case "email":
        return "Please enter a valid e-mail address, as name@example.com";
      case "mobile":
        return "Invalid mobile number";
      case "too-long":
        return "Please keep it under 2,000 characters";
    }
  },
  tooMany: "Too many requests. Please try again later.",
};

export const enquiryWords = {
  heading: (about: string): string => `Ask about ${about}`,
  hint: "Somebody calls you within two working days. Asking costs nothing and binds you to nothing.",
  send: "Send enquiry",
  sending: "Sending",
  sent: "Thank you, your enquiry has come",
  sentText: "You are called within two working days.",
};

export type ContactProblem = "needed" | "name" | "long-name" | "email" | "mobile" | "too-long";
