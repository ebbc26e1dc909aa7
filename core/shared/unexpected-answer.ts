/**
 * What a server said where none of the answers was one that it may give: its code, its sentence for people, and after how many seconds to
 * ask again; null: it did not say. A cause of `PortUnavailable` and `SignedOut`.
 */
export class UnexpectedAnswer extends Error {
  override readonly name = "UnexpectedAnswer";
  readonly code: number;
  readonly wait: number | null;

  constructor(code: number, sentence: string, wait: number | null = null) {
    super(sentence);
    this.code = code;
    this.wait = wait;
  }
}

/** What the server said that an outage or an ended session comes from; null: it said nothing. */
export function messageOf(error: unknown): UnexpectedAnswer | null {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof UnexpectedAnswer && cause.message !== "" ? cause : null;
}
