import { PDFArray, PDFDict, PDFName, PDFStream } from "@cantoo/pdf-lib";
import type { PDFContext, PDFObject } from "@cantoo/pdf-lib";

/** Entries that only script, forms and attached files have. A form without fields is left by many programs and does nothing. */
const ACTIVE_ENTRIES = new Set(["JS", "JavaScript", "EmbeddedFiles", "EF", "XFA", "RichMediaContent"]);

/** Actions that run, send or open something, and what stands on a page to be filled in, played or saved. */
const ACTIVE_KINDS = new Set([
  ...["JavaScript", "Launch", "SubmitForm", "ImportData", "GoToR", "GoToE", "Rendition", "RichMediaExecute"],
  ...["EmbeddedFile", "FileAttachment", "Widget", "RichMedia", "Screen", "Movie", "Sound", "3D"],
]);
const NAMING_KIND = new Set(["S", "Subtype", "Type"]);

/**
 * Whether a PDF holds more than pages to be read: script, attached files, actions that open or send something, or a form. Every object of
 * the file is looked at, whether or not a page leads to it.
 */
export const isActive = (context: PDFContext): boolean => context.enumerateIndirectObjects().some(([, object]) => holdsActive(object));

function holdsActive(whole: PDFObject): boolean {
  const left: PDFObject[] = [whole];
  for (let object = left.pop(); object !== undefined; object = left.pop()) {
    if (object instanceof PDFArray) left.push(...object.asArray());
    if (object instanceof PDFStream) left.push(object.dict);
    if (!(object instanceof PDFDict)) continue;
    for (const [key, value] of object.entries()) {
      if (isActiveEntry(key.decodeText(), value)) return true;
      left.push(value);
    }
  }
  return false;
}

const isActiveEntry = (key: string, value: PDFObject): boolean =>
  ACTIVE_ENTRIES.has(key) || (NAMING_KIND.has(key) && value instanceof PDFName && ACTIVE_KINDS.has(value.decodeText()));
