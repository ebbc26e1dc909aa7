import { FAULTY } from "#adapters/input-file/read.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { INSTANT } from "#adapters/input-file/kind.ts";
import { NAME, textIn } from "./kinds.ts";
import { blockIn } from "./read-block.ts";
import type { LandingBlock, LandingPage } from "#core/content/landing-pages/landing-page.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

const MOST_BLOCKS = 40;

/** A landing page of a file. Source: specification/plans.md, Landing pages by name. */
export function pageIn(part: Part): Read<LandingPage> {
  const from = part.optional("from", INSTANT, null);
  const until = part.optional("until", INSTANT, null);
  const isBackwards = typeof from === "number" && typeof until === "number" && until <= from;
  if (isBackwards) part.fault("until", "an instant after from");
  const reads: Reads<LandingPage> = {
    name: part.required("name", NAME),
    title: textIn(part, "title", "short"),
    lead: textIn(part, "lead", "long"),
    from,
    until: isBackwards ? FAULTY : until,
    blocks: blocksIn(part),
  };
  return isWhole(reads) ? reads : FAULTY;
}

function blocksIn(part: Part): Read<readonly LandingBlock[]> {
  const { isWhole: isList, entries } = part.requiredList("blocks", (block) => ({ block: blockIn(block) }));
  const blocks = entries.flatMap(({ reads }) => (reads.block === FAULTY ? [] : [reads.block]));
  if (!isList || blocks.length < entries.length) return FAULTY;
  if (blocks.length > 0 && blocks.length <= MOST_BLOCKS) return blocks;
  part.fault("blocks", `a list of 1 to ${MOST_BLOCKS} blocks`);
  return FAULTY;
}
