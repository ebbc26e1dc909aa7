/**
 * Line breaks, marks of direction, and what has no width: nobody sees them, and with them two titles look alike that are not, or read
 * backwards.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{3164}\u{115F}\u{1160}\u{FFA0}]/u;

/** A joiner that an Indian script needs between two of its letters or their signs. */
const JOINERS =
  /(?<=[\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mtei}\p{scx=Olck}])[\u{200C}\u{200D}](?=[\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mtei}\p{scx=Olck}])/gu;

/**
 * Whether a text can be what something is called: one line, of which everything is seen. Source: specification/catalogue.md, Import and
 * export.
 */
export const isTitle = (text: string): boolean => !UNSEEN.test(text.replace(JOINERS, ""));
