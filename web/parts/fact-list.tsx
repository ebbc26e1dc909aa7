import { Fragment } from "react";

/** `language`: where the value is not English. */
export type Fact = { readonly name: string; readonly value: string; readonly language?: string };

export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="spec">
    {facts.map(({ name, value, language }) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd lang={language}>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
