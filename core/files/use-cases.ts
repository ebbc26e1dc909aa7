export { makeFetchUpload } from "./fetch-upload.use-case.ts";
export { makeReadMyFile } from "./read-my-file.use-case.ts";
export { makeSweepFiles } from "./sweep-files.use-case.ts";
