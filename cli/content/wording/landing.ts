import { isShownAt } from "#core/content/landing-pages/is-shown-at.ts";
import { printable } from "#cli/printing/columns.ts";
import { NOTHING_CHANGED } from "#cli/wording/line-faults.ts";
import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import type { LandingBlock, LandingPage } from "#core/content/landing-pages/landing-page.ts";
import type { ImportPlan } from "#core/staff/import/import-plan.ts";

const wholeNumber = new Intl.NumberFormat("en-IN");

export function importedText({ added, changed, unchanged }: ImportPlan, run: "dry" | "real"): string {
  const counts = `${wholeNumber.format(added)} new, ${wholeNumber.format(changed)} changed, ${wholeNumber.format(unchanged)} as before`;
  return run === "dry" ? `It would be ${counts}. ${NOTHING_CHANGED}` : `Landing pages: ${counts}.\n`;
}

/** A page as visitors will read it, from above to below, in English. */
export const previewText = (page: LandingPage): string =>
  [`/landing/${page.name} (${spanText(page)})`, `  ${page.title.english}`, `  ${page.lead.english}`, ...page.blocks.map(blockText), ""]
    .map((line) => printable(line).concat("\n"))
    .join("");

export const listText = (pages: readonly LandingPage[], now: number): string =>
  pages.length === 0
    ? "There are no landing pages.\n"
    : pages
        .map((page) => {
          const shown = isShownAt(page, now) ? "shown" : "not shown";
          return printable(`/landing/${page.name}  ${shown}, ${spanText(page)}  ${page.title.english}`).concat("\n");
        })
        .join("");

function spanText({ from, until }: Pick<LandingPage, "from" | "until">): string {
  if (from === null && until === null) return "always";
  const [start, end] = [from, until].map(utcOrNull);
  return [start === null ? "" : `from ${start}`, end === null ? "" : `until ${end}`].filter((part) => part !== "").join(" ");
}

function blockText(block: LandingBlock): string {
  const title = `  [${block.kind}] ${block.title.english}`;
  switch (block.kind) {
    case "banner":
      return `${title}: ${block.text.english}${block.link === null ? "" : ` -> ${block.link.address}`}`;
    case "shelf":
      return `${title}: goods of ${block.category}`;
    case "practitioners":
      return block.therapy === null ? title : `${title}: ${block.therapy}`;
    case "quiz":
    case "challenge":
    case "event":
      return `${title}: ${block.text.english} -> ${block.kind} ${block.id}`;
    case "text":
      return `${title}: ${block.html.english
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim()}`;
    case "enquiry":
      return `${title}: a form for companies`;
  }
}
