import { inProcess } from "#tests/in-process.ts";
import { quizzesSuite } from "#tests/core/quizzes/quizzes-suite.ts";

quizzesSuite("in the process", inProcess);
