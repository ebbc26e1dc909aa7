export { makeCountPageView } from "./count-page-view.use-case.ts";
