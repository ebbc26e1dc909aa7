import { Fragment } from "react";

type Way = { readonly title: string; readonly address: string };

/** `language`: where the value is not English. `ways`: where each part of the value leads. */
export type Fact = { readonly name: string; readonly value: string; readonly language?: string; readonly ways?: readonly Way[] };

export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="product-facts">
    {facts.map(({ name, value, language, ways = [] }) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd lang={language}>
          {ways.length === 0
            ? value
            : ways.map(({ title, address }) => (
                <a key={address} className="link compact" href={address}>
                  {title}
                </a>
              ))}
        </dd>
      </Fragment>
    ))}
  </dl>
);
