/** The one rule for races: if something is asked again before the answer, only the later answer counts. */
export class LatestTurn {
  #turn = 0;

  /** Begins a turn and ends the former one. Answers a function: whether this turn is still the latest. */
  begin(): () => boolean {
    this.#turn += 1;
    return this.current();
  }

  /** The same within the current turn: a new turn ends it, but it does not end the current one. */
  current(): () => boolean {
    const turn = this.#turn;
    return () => turn === this.#turn;
  }
}
