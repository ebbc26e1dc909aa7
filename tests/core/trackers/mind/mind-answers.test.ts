import { mindAnswersSuite } from "#tests/core/trackers/mind/mind-answers-suite.ts";
import { inProcess } from "#tests/in-process.ts";

mindAnswersSuite("in the process", inProcess);
