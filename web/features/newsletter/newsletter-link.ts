/** What the address of such a page holds: the token of a letter's link or, once its form was sent, the answer. */
export type NewsletterLink = {
  readonly token: string;
  readonly answer: string | null;
  /** Whose letters they are. */
  readonly of: "newsletter" | "fitbook";
};

export const newsletterLink = (search: URLSearchParams): NewsletterLink => ({
  token: search.get("token") ?? "",
  answer: search.get("answer"),
  of: search.get("of") === "fitbook" ? "fitbook" : "newsletter",
});
