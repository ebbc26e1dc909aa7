import { describe } from "vitest";
import { walksOfThreeDevices } from "./three-devices-model.ts";

describe("whatever is pressed on three devices of one person, and whenever lines, clocks, sessions and storage fail", () =>
  walksOfThreeDevices({ runs: 25 }));
