/** What a server said where none of the answers was one that it may give: its code, and its sentence for people. A cause of `PortUnavailable` and `SignedOut`. */
export class UnexpectedAnswer extends Error {
  override readonly name = "UnexpectedAnswer";
  readonly code: number;

  constructor(code: number, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

/** What the server said that an outage or an ended session comes from; null: it said nothing. */
export function saidBy(error: unknown): UnexpectedAnswer | null {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof UnexpectedAnswer && cause.message !== "" ? cause : null;
}
