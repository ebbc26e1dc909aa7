import { inProcess } from "#tests/in-process.ts";
import { liveRoomsSuite } from "#tests/core/quizzes/live-rooms-suite.ts";

liveRoomsSuite("in the process", inProcess);
