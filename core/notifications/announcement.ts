import type { Language } from "../shared/language.ts";

/** What an area tells a customer in words of its own, made when it is told, and the path of the page that it leads to. It needs no kind of notification of its own. Source: specification/notifications.md, Announcements. */
export type Announcement = { readonly text: Readonly<Record<Language, string>>; readonly path: string };
