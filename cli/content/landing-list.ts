import { isShownAt } from "#core/content/landing-pages/is-shown-at.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import { listText } from "./wording/landing.ts";
import type { LandingPage } from "#core/content/landing-pages/landing-page.ts";

/** Lists the landing pages and when they are shown. */
export const landingList = databaseCommand({ name: "landing list", switches: ["json"], options: [], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const { withLandingPages } = await import("./composition.ts");
  const pages = await withLandingPages(context, ({ all }) => all());
  const now = Date.now();
  await terminal.write(
    given.switches.has("json") ? pages.map((page) => `${JSON.stringify(listed(page, now))}\n`).join("") : listText(pages, now),
  );
  return DONE;
});

const listed = (page: LandingPage, now: number) => ({
  name: page.name,
  title: page.title.english,
  from: utcOrNull(page.from),
  until: utcOrNull(page.until),
  blocks: page.blocks.length,
  is_shown: isShownAt(page, now),
});
