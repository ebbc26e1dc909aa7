import type { HasPage } from "#web/platform/page/site-pages.ts";
import type { Block, TextContent } from "./text-content.ts";

/**
 * A text as a site shows it that lacks some pages: a link to one becomes plain words, and a point that begins with such a link is left out.
 */
export const reachableText = (text: TextContent, hasPage: HasPage): TextContent => ({
  ...text,
  sections: text.sections.flatMap(({ blocks, ...section }) => {
    const left = blocks.flatMap((block) => reachableBlock(block, hasPage));
    return left.length === 0 ? [] : [{ ...section, blocks: left }];
  }),
});

function reachableBlock(block: Block, hasPage: HasPage): readonly Block[] {
  if (typeof block === "string") return [withoutDeadLinks(block, hasPage)];
  const points = block.filter((point) => !isDead(/^\[[^\]]+\]\(([^)\s]+)\)/.exec(point)?.[1], hasPage));
  return points.length === 0 ? [] : [points.map((point) => withoutDeadLinks(point, hasPage))];
}

const withoutDeadLinks = (text: string, hasPage: HasPage): string =>
  text.replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (link: string, words: string, address: string) =>
    isDead(address, hasPage) ? words : link,
  );

/** What leads to another site, or to a letter, is nobody's dead link. */
const isDead = (address: string | undefined, hasPage: HasPage): boolean => address?.startsWith("/") === true && !hasPage(address);
