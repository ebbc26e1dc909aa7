import { inProcess } from "#tests/in-process.ts";
import { writtenReviewsSuite } from "#tests/core/reviews/written-reviews-suite.ts";

writtenReviewsSuite("in the process", inProcess);
