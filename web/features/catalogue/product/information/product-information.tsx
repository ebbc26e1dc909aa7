import { drawnFirst } from "#web/platform/late/drawn-first.tsx";

const sections = async () => (await import("./information-sections.tsx")).InformationSections;

/** What a product is and how it is used: read below what is bought, and folded and unfolded by the browser itself. */
export const ProductInformation = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await sections() : null,
  load: sections,
  place: () => <></>,
});
