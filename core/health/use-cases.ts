export { makeCalculateBmi, makeCalculateFat, makeCalculateBmiAndFat } from "./calculate-body.use-case.ts";
