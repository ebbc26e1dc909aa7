import { describe } from "vitest";
import { walksOfThreeDevices } from "./three-devices-model.ts";

describe("whatever is pressed on three devices of one person for long", () => walksOfThreeDevices({ runs: 300 }));
