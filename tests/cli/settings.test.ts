import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { settingsIn, describedSettings } from "#cli/settings.ts";

const byDefault = {
  port: 3000,
  host: "localhost",
  dataFolder: null,
  databaseUrl: null,
  databaseDirectUrl: null,
  databaseConnections: 10,
  drainSeconds: 0,
  databaseReplicaUrl: null,
  trustedProxies: [],
  allowedOrigins: [],
  apiUrl: null,
  pictureOrigins: [],
  metricsToken: null,
  signInLimits: new Map(),
  mostConnections: 2_000,
  log: "warn",
};

describe("the settings", () => {
  it("have a value each where nothing is chosen, or chosen empty", () => {
    expect(settingsIn({})).toMatchObject({ settings: byDefault });
    expect(settingsIn({ PORT: "", DATA_DIR: " ", HOME: "/home/asha" })).toMatchObject({ settings: byDefault });
  });

  it("are what the environment says", () => {
    const environment = {
      PORT: "0",
      HOST: "0.0.0.0",
      DATA_DIR: "/srv/shop",
      FILES_URL: "https://AKIA%2FX:secret@s3.ap-south-1.amazonaws.com/shop-uploads?region=ap-south-1",
      DATABASE_URL: "postgres://asha:secret@db.example/shop",
      DATABASE_DIRECT_URL: "postgres://asha:secret@10.0.0.20/shop",
      DATABASE_CONNECTIONS: "40",
      DRAIN_SECONDS: "3",
      TRUSTED_PROXIES: "10.0.0.5, 10.1.0.0/16,::1",
      ALLOWED_ORIGINS: "https://app.example,http://localhost:8080",
      API_URL: "https://api.example",
      PICTURE_ORIGINS: "https://pictures.example, http://localhost:9000",
      METRICS_TOKEN: "0123456789abcdef",
      MAX_CONNECTIONS: "100",
      SIGN_IN_LIMITS: "codes-a-day=8, codes-from-one=200",
      LOG_LEVEL: "info",
    };
    expect(settingsIn(environment)).toMatchObject({
      settings: {
        port: 0,
        host: "0.0.0.0",
        dataFolder: "/srv/shop",
        filesUrl: environment.FILES_URL,
        databaseUrl: environment.DATABASE_URL,
        databaseDirectUrl: environment.DATABASE_DIRECT_URL,
        databaseConnections: 40,
        drainSeconds: 3,
        trustedProxies: ["10.0.0.5", "10.1.0.0/16", "::1"],
        allowedOrigins: ["https://app.example", "http://localhost:8080"],
        apiUrl: "https://api.example",
        pictureOrigins: ["https://pictures.example", "http://localhost:9000"],
        metricsToken: environment.METRICS_TOKEN,
        signInLimits: new Map([
          ["codes-a-day", 8],
          ["codes-from-one", 200],
        ]),
        mostConnections: 100,
        log: "info",
      },
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
    ["FILES_URL", "s3://uploads"],
    ["FILES_URL", "https://s3.example/uploads"],
    ["FILES_URL", "https://key:secret@s3.example"],
    ["FILES_URL", "https://key:secret@s3.example/Uploads"],
    ["FILES_URL", "http://key:secret@s3.example/uploads"],
    ["LOG_LEVEL", "loud"],
    ["SIGN_IN_LIMITS", "codes-a-week=8"],
    ["SIGN_IN_LIMITS", "codes-a-day=0"],
    ["SIGN_IN_LIMITS", "codes-a-day"],
    ["DATABASE_CONNECTIONS", "1"],
    ["DATABASE_REPLICA_URL", "replica"],
    ["MAX_CONNECTIONS", "0"],
    ["METRICS_TOKEN", "short"],
    ["METRICS_TOKEN", "0123456789 abcdef"],
    ["TRUSTED_PROXIES", "proxy.example"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "0.0.0.0/0"],
    ["TRUSTED_PROXIES", "10.0.0.5,,10.0.0.6"],
    ["PICTURE_ORIGINS", "*"],
    ["PICTURE_ORIGINS", "pictures.example"],
    ["PICTURE_ORIGINS", "http://pictures.example"],
    ["PICTURE_ORIGINS", "https://pictures.example/"],
    ["PICTURE_ORIGINS", "https://pictures.example/products"],
    ["PICTURE_ORIGINS", "https://*.pictures.example"],
    ["PICTURE_ORIGINS", "https://pictures.example;script-src"],
    ["PICTURE_ORIGINS", "https://pictures.example:443"],
    ["PICTURE_ORIGINS", "https://pictures.example,/pictures"],
    ["API_URL", "*"],
    ["API_URL", "api.example"],
    ["API_URL", "http://api.example"],
    ["API_URL", "https://api.example/"],
    ["API_URL", "https://api.example/api"],
    ["API_URL", "https://*.api.example"],
    ["API_URL", "https://api.example;script-src"],
    ["ALLOWED_ORIGINS", "*"],
    ["ALLOWED_ORIGINS", "app.example"],
    ["ALLOWED_ORIGINS", "https://app.example/"],
    ["ALLOWED_ORIGINS", "https://app.example,null"],
  ])("name %s where it is %j, and never repeat what it held", (variable, text) => {
    const read = settingsIn({ [variable]: text });
    expect(read).toEqual({ faults: [expect.stringMatching(new RegExp(`^${variable} can't be used: expected .+\\.$`))] });
    expect(JSON.stringify(read)).not.toContain(`"${text}`);
  });

  it("are told with what each means, and without any secret", () => {
    const settings = describedSettings({
      DATABASE_URL: "postgres://asha:secret@db.example/shop",
      METRICS_TOKEN: "secret-0123456789",
      PORT: "80",
    });
    expect(new Set(settings.map(({ variable }) => variable)).size).toBe(settings.length);
    for (const { meaning, expected, otherwise } of settings) for (const text of [meaning, expected, otherwise]) expect(text).toMatch(/\S/);
    expect(settings.find(({ variable }) => variable === "PORT")).toMatchObject({ otherwise: "3000", chosen: "80" });
    expect(settings.find(({ variable }) => variable === "DATABASE_URL")?.chosen).toBe("set, not shown");
    expect(JSON.stringify(settings)).not.toContain("secret-");
    expect(JSON.stringify(settings)).not.toContain("secret@");
  });

  it("serve other sites by their hosts, and refuse a site that there is not", () => {
    expect(settingsIn({ SHELL_HOSTS: "benefits.example=benefits" })).toMatchObject({
      settings: { shell: "shop", shellHosts: new Map([["benefits.example", "benefits"]]) },
    });
    for (const text of ["benefits.example", "benefits.example=none", "a b=shop", "a=shop=shop"])
      expect(settingsIn({ SHELL_HOSTS: text })).toEqual({ faults: [expect.stringContaining("SHELL_HOSTS")] });
    expect(settingsIn({ NIRAMAYA_SHELL: "/bin/bash" })).toEqual({ faults: [expect.stringContaining("NIRAMAYA_SHELL")] });
  });

  it("name every fault at once", () => {
    expect(settingsIn({ PORT: "x", LOG_LEVEL: "y" })).toEqual({
      faults: [expect.stringContaining("PORT"), expect.stringContaining("LOG_LEVEL")],
    });
  });
});

describe("the page on operations", () => {
  it("lists every setting with its default and meaning, and none that there is not", async () => {
    const page = await readFile(new URL("../../docs/operations.md", import.meta.url), "utf8");
    const listed = page.split("\n").filter((line) => /^\| [A-Z]+(_[A-Z]+)* \|/.test(line));
    expect(listed).toEqual(describedSettings({}).map(({ variable, otherwise, meaning }) => `| ${variable} | ${otherwise} | ${meaning} |`));
  });
});
