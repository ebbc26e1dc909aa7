import { LinkedText } from "#web/design/link/linked-text.tsx";
import type { Block, TextContent } from "./text-content.ts";

/** A part of a text, which links can lead to. */
export const TextSection = ({ id, heading, blocks }: TextContent["sections"][number]) => (
  <section id={id}>
    <h2>{heading}</h2>
    {blocks.map((block) => (
      <ReadingBlock key={typeof block === "string" ? block : block.join()} block={block} />
    ))}
  </section>
);

const ReadingBlock = ({ block }: { readonly block: Block }) =>
  typeof block === "string" ? (
    <p>
      <LinkedText text={block} />
    </p>
  ) : (
    <ul>
      {block.map((point) => (
        <li key={point}>
          <LinkedText text={point} />
        </li>
      ))}
    </ul>
  );
