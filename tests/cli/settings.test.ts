import { describe, expect, it } from "vitest";
import { settingsIn } from "#cli/settings.ts";

const byDefault = { port: 3000, host: "localhost", dataFolder: null, databaseUrl: null, log: "warn" };

describe("the settings", () => {
  it("have a value each where nothing is chosen, or chosen empty", () => {
    expect(settingsIn({})).toEqual({ settings: byDefault });
    expect(settingsIn({ PORT: "", DATA_DIR: " ", HOME: "/home/asha" })).toEqual({ settings: byDefault });
  });

  it("are what the environment says", () => {
    const environment = {
      PORT: "0",
      HOST: "0.0.0.0",
      DATA_DIR: "/srv/shop",
      DATABASE_URL: "postgres://asha:secret@db.example/shop",
      LOG_LEVEL: "info",
    };
    expect(settingsIn(environment)).toEqual({
      settings: { port: 0, host: "0.0.0.0", dataFolder: "/srv/shop", databaseUrl: environment.DATABASE_URL, log: "info" },
    });
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "3e3"],
    ["PORT", "3000.5"],
    ["HOST", "a b"],
    ["DATABASE_URL", "mysql://localhost/shop"],
    ["DATABASE_URL", "postgres://"],
    ["LOG_LEVEL", "loud"],
  ])("name %s where it is %j, and never repeat what it held", (variable, text) => {
    const read = settingsIn({ [variable]: text });
    expect(read).toEqual({ faults: [expect.stringMatching(new RegExp(`^${variable} can't be used: expected .+\\.$`))] });
    expect(JSON.stringify(read)).not.toContain(`"${text}`);
  });

  it("name every fault at once", () => {
    expect(settingsIn({ PORT: "x", LOG_LEVEL: "y" })).toEqual({
      faults: [expect.stringContaining("PORT"), expect.stringContaining("LOG_LEVEL")],
    });
  });
});
