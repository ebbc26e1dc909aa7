/** Thrown if the program can't start in the present state of its environment. The message is a sentence that says what to do. */
export class CannotStart extends Error {
  override readonly name = "CannotStart";
}
