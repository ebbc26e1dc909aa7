/** The one rule for races: of what is asked again before it answers, only the later answer counts. */
export class LatestTurn {
  #turn = 0;

  /** Something is asked, or what was asked counts no more. Answers whether nothing has begun since. */
  begin(): () => boolean {
    this.#turn += 1;
    return this.current();
  }

  /** The same for what is asked within the turn that is: another one ends it, and it ends none. */
  current(): () => boolean {
    const turn = this.#turn;
    return () => turn === this.#turn;
  }
}
