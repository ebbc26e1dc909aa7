import { readObject } from "#adapters/input-file/read-object.ts";
import { rowsOf } from "#adapters/input-file/row-form.ts";
import { rowsInLines, wholeFile } from "#adapters/input-file/rows-in-lines.ts";
import { textRecord } from "#adapters/input-file/text-record.ts";
import { pageIn } from "./read-page.ts";
import type { LandingBlock, LandingPage } from "#core/content/landing-pages/landing-page.ts";
import type { RowFile } from "#core/staff/import/incoming-row.ts";
import type { InputLine } from "#adapters/input-file/rows-in-lines.ts";
import type { RowForm } from "#adapters/input-file/row-form.ts";

/** The lines of a file of `landing import`, a page each. Source: specification/plans.md, Landing pages by name. */
export const readLandingLines = (input: AsyncIterable<readonly InputLine[]>): Promise<RowFile<LandingPage>> =>
  wholeFile(rowsInLines(input, rowsOf(landingForm)));

const landingForm: RowForm<LandingPage> = {
  id: "name",
  read: (record) => readObject(record, pageIn),
  record: ({ name, title, lead, from, until, blocks }) => ({
    name,
    title: textRecord(title),
    lead: textRecord(lead),
    from: instantText(from),
    until: instantText(until),
    blocks: blocks.map(blockRecord),
  }),
};

const instantText = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

function blockRecord(block: LandingBlock) {
  const { kind } = block;
  const title = textRecord(block.title);
  switch (block.kind) {
    case "banner": {
      const link = block.link === null ? null : { title: textRecord(block.link.title), address: block.link.address };
      return { kind, title, text: textRecord(block.text), link };
    }
    case "shelf":
      return { kind, title, category: block.category };
    case "practitioners":
      return { kind, title, therapy: block.therapy };
    case "quiz":
    case "challenge":
    case "event":
      return { kind, id: block.id, title, text: textRecord(block.text) };
    case "text":
      return { kind, title, html: textRecord(block.html) };
    case "enquiry":
      return { kind, title };
  }
}
