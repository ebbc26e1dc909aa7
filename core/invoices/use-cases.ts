export { makeDownloadDocument } from "./download-document.use-case.ts";
export { makeShowDocument } from "./show-document.use-case.ts";
