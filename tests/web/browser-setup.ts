import { configure } from "@testing-library/react";
import { beforeEach } from "vitest";

configure({ asyncUtilTimeout: 30_000 }); // A screen's code may take its time on a machine that has other work.

/** Each test begins on a device that nobody has used: whoever an earlier one signed in would be asked for once more, and be found unknown. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the tests' browser knows no other way.
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; Path=/`;
});

const later = setTimeout;
/** A browser tells that a dialog was closed in a turn of its own; told at once, one that strict effects close and open again would be left by whoever listens. */
HTMLDialogElement.prototype.close = function close(returnValue) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  later(() => this.dispatchEvent(new Event("close")));
};
