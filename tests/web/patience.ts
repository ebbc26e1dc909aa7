import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 30_000 }); // A screen's code may take its time on a machine that has other work.
