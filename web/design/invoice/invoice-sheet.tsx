import { useId } from "react";
import { siteWords } from "#web/design/site-words.ts";
import { Drawing } from "#web/design/drawing/drawing.tsx";
import "./invoice-paper.css";
import type { ReactNode } from "react";

type InvoiceSheetProps = {
  readonly title: string;
  /** "page": the title is the page's own heading. "part": the page has one above it. */
  readonly place: "page" | "part";
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly children: ReactNode;
};

/** What every paper of money begins with, on any screen and printed on A4: whose it is, what it is, its number and dates. */
export function InvoiceSheet({ title, place, facts, children }: InvoiceSheetProps) {
  const heading = useId();
  const Title = place === "page" ? "h1" : "h2";
  return (
    <article className="invoice-paper" aria-labelledby={heading}>
      <header className="invoice-head">
        <Drawing name="logo" box="0 0 206 50" className="invoice-logo" label={siteWords.name} />
        <Title id={heading}>{title}</Title>
      </header>
      <dl className="invoice-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  );
}
