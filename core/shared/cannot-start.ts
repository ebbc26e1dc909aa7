/** Thrown where the program can't start as things stand. The message is a sentence for whoever started it, and says what to do. */
export class CannotStart extends Error {
  override readonly name = "CannotStart";
}
