type NewsletterTokenForm = {
  readonly title: string;
  readonly text: string;
  readonly press: string;
  /** Which form of the server takes it. */
  readonly form: "newsletter/confirm" | "newsletter/leave" | "letters/leave";
  readonly token: string;
};

/**
 * One button that posts: whoever only opens the page, as a mail scanner does, changes nothing. A plain form, so that it works without
 * script.
 */
export function NewsletterTokenForm({ title, text, press, form, token }: NewsletterTokenForm) {
  return (
    <form className="page-width error-page" method="post" action={`/api/forms/${form}?${new URLSearchParams({ token })}`}>
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      <button type="submit" className="button main">
        {press}
      </button>
    </form>
  );
}
