import { Fragment } from "react";

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

type LinkedTextProps = {
  readonly text: string;
  /** Which of its links open a tab of their own. */
  readonly tabs?: "outside" | "all";
};

/** Words in which links are written as `[words](address)`. */
export function LinkedText({ text, tabs = "outside" }: LinkedTextProps) {
  const [before = "", words, address, ...after] = text.split(LINK);
  if (words === undefined || address === undefined) return text;
  const hasTab = tabs === "all" || /^https?:/.test(address);
  return (
    <Fragment>
      {before}
      <a className="link" href={address} {...(hasTab ? { target: "_blank", rel: "noopener" } : {})}>
        {words}
      </a>
      <LinkedText text={joined(after)} tabs={tabs} />
    </Fragment>
  );
}

/** What a split took apart, as it was: text, words, address, text and so on. */
const joined = (pieces: readonly string[]): string =>
  pieces.map((piece, place) => (place % 3 === 1 ? `[${piece}]` : place % 3 === 2 ? `(${piece})` : piece)).join("");
