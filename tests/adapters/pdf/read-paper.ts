import { getDocumentProxy } from "unpdf";

/** A piece of text as it lies on a page, in points from the lower left corner; `y` is its base line. */
export type Lying = { readonly text: string; readonly x: number; readonly y: number; readonly width: number; readonly size: number };

/** A part of a paper as it is read aloud. */
export type Part = { readonly role: string; readonly text: string; readonly parts: readonly Part[]; readonly alt: string | null };

export type ReadPage = { readonly texts: readonly Lying[]; readonly aloud: readonly Part[] };

/** A PDF read back by another library than drew it. */
export async function readPaper(bytes: Uint8Array): Promise<readonly ReadPage[]> {
  const paper = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages: ReadPage[] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const page = await paper.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
    const texts: Lying[] = [];
    const told = new Map<string, string>();
    const open: (string | null)[] = [];
    for (const item of items) {
      if (!("str" in item)) {
        if (item.type === "endMarkedContent") open.pop();
        else open.push(item.id ?? null);
        continue;
      }
      const inside = open.findLast((id) => id !== null) ?? null;
      if (inside !== null) told.set(inside, `${told.get(inside) ?? ""}${item.str}${item.hasEOL ? " " : ""}`);
      const [, , , size = 0, x = 0, y = 0] = item.transform;
      if (item.str.trim() !== "") texts.push({ text: item.str, x, y, width: item.width, size });
    }
    pages.push({ texts, aloud: partsOf(await page.getStructTree(), told) });
  }
  await paper.loadingTask.destroy();
  return pages;
}

type Node = { readonly role?: string; readonly alt?: string; readonly id?: string; readonly children?: readonly Node[] };

function partsOf(node: Node | null, given: ReadonlyMap<string, string>): readonly Part[] {
  return (node?.children ?? []).flatMap((child) => {
    if (child.role === undefined) return [];
    const parts = partsOf(child, given);
    const own = (child.children ?? []).map(({ id }) => (id === undefined ? "" : (given.get(id) ?? ""))).join("");
    const text = [own, ...parts.map((part) => part.text)].join(" ").replace(/\s+/g, " ").trim();
    return [{ role: child.role, text, parts, alt: child.alt ?? null }];
  });
}

/** All parts of that role, wherever they lie. */
export const partsAs = (parts: readonly Part[], role: string): readonly Part[] =>
  parts.flatMap((part) => [...(part.role === role ? [part] : []), ...partsAs(part.parts, role)]);

/** Rows of cells of the table of that place on a page; its head is the first. */
export const rowsOf = ({ aloud }: ReadPage, table: number): readonly (readonly string[])[] =>
  partsAs(partsAs(aloud, "Table").slice(table, table + 1), "TR").map(({ parts }) => parts.map(({ text }) => text));

/** Pairs of texts that lie on one another, and texts that lie outside the margins. */
export function troublesOf({ texts }: ReadPage): readonly string[] {
  const outside = texts.filter(({ x, y, width }) => x < 41 || x + width > 555 || y < 20 || y > 815).map(({ text }) => `outside: ${text}`);
  const met = texts.flatMap((one, place) =>
    texts.slice(place + 1).flatMap((other) => (isOn(one, other) ? [`${one.text} on ${other.text}`] : [])),
  );
  return [...outside, ...met];
}

function isOn(one: Lying, other: Lying): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const up = Math.min(one.y + one.size * 0.7, other.y + other.size * 0.7) - Math.max(one.y - one.size * 0.2, other.y - other.size * 0.2);
  return across > 0.5 && up > 0.5;
}
