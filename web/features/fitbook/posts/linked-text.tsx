import type { ReactNode } from "react";

/** What somebody wrote, with its line breaks; an address in it is a link of which search engines think nothing. */
export function LinkedText({ text }: { readonly text: string }) {
  return <p className="fitbook-about">{text.split(ADDRESS).map(part)}</p>;
}

/** A whole word that begins like an address of the web; a full stop or bracket behind it belongs to the sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'।])/u;

/** Every second part is an address. */
const part = (words: string, place: number): ReactNode =>
  place % 2 === 0 ? (
    words
  ) : (
    <a key={`${place} ${words}`} className="link" href={words} rel="nofollow noopener noreferrer" target="_blank">
      {words}
    </a>
  );
