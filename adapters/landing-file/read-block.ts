import { THERAPIES } from "#core/consultations/therapies/therapy.ts";
import { BLOCK_KINDS } from "#core/content/landing-pages/landing-page.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { oneOf } from "#adapters/input-file/kind.ts";
import { ADDRESS, CATEGORY, htmlIn, ID, textIn } from "./kinds.ts";
import type { BannerLink, LandingBlock, LinkedKind } from "#core/content/landing-pages/landing-page.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

type Block<Kind extends LandingBlock["kind"]> = Extract<LandingBlock, { readonly kind: Kind }>;

/** A block of a landing page. Source: specification/plans.md, Landing pages by name. */
export function blockIn(part: Part): Read<LandingBlock> {
  const kind = part.required("kind", oneOf(BLOCK_KINDS));
  if (kind === FAULTY) return FAULTY;
  const title = textIn(part, "title", "short");
  switch (kind) {
    case "banner": {
      const reads: Reads<Block<"banner">> = { kind, title, text: textIn(part, "text", "long"), link: linkIn(part) };
      return isWhole(reads) ? reads : FAULTY;
    }
    case "shelf": {
      const reads: Reads<Block<"shelf">> = { kind, title, category: part.required("category", CATEGORY) };
      return isWhole(reads) ? reads : FAULTY;
    }
    case "practitioners": {
      const reads: Reads<Block<"practitioners">> = { kind, title, therapy: part.optional("therapy", oneOf(THERAPIES), null) };
      return isWhole(reads) ? reads : FAULTY;
    }
    case "quiz":
    case "challenge":
    case "event": {
      const reads: Reads<Block<LinkedKind>> = { kind, id: part.required("id", ID), title, text: textIn(part, "text", "long") };
      return isWhole(reads) ? reads : FAULTY;
    }
    case "text": {
      const reads: Reads<Block<"text">> = { kind, title, html: htmlIn(part, "html") };
      return isWhole(reads) ? reads : FAULTY;
    }
    case "enquiry":
      return title === FAULTY ? FAULTY : { kind, title };
  }
}

function linkIn(part: Part): Read<BannerLink | null> {
  const link = part.optionalPart("link");
  if (link === null || link === FAULTY) return link;
  const reads: Reads<BannerLink> = { title: textIn(link, "title", "short"), address: link.required("address", ADDRESS) };
  return isWhole(reads) ? reads : FAULTY;
}
