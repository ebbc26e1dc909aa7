import { markedParts } from "./marked-parts.ts";

/** A text with the letters marked that were typed. */
export const Marked = ({ text, typed }: { readonly text: string; readonly typed: string }) =>
  markedParts(text, typed).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their places.
    part.isMeant ? <mark key={place}>{part.text}</mark> : part.text,
  );
