import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 30_000 }); // A screen's code may take its time on a machine that has other work.

const later = setTimeout;
/** A browser tells that a dialog was closed in a turn of its own; told at once, one that strict effects close and open again would be left by whoever listens. */
HTMLDialogElement.prototype.close = function close(returnValue) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  later(() => this.dispatchEvent(new Event("close")));
};
