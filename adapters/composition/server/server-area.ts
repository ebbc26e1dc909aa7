import type { ShownPictures } from "#core/catalogue/shown-pictures.ts";
import type { MessageJob } from "#core/jobs/message-job.ts";
import type { SiteOf } from "#core/jobs/site.ts";
import type { UseCases } from "#core/shared/use-case.ts";
import type { Contract } from "#adapters/http-contract/endpoint.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { DemoPart } from "#adapters/composition/demo-part.ts";
import type { ServerSettings } from "./server-settings.ts";

/** What the server gives to the ports of every area, with what it says to people outside its pages for them. */
export type ServerParts<Words> = {
  readonly db: Database;
  /** What the catalogue is read from: the database itself, or a replica. */
  readonly reading: Database;
  readonly listener: NotificationListener;
  readonly folder: string;
  /** Where the main site is ("https://niramaya.example"). */
  readonly site: string;
  readonly siteOf: SiteOf;
  readonly shown: ShownPictures;
  readonly settings: ServerSettings;
  readonly words: Words;
};

/** What the doing of jobs is given. */
export type WorkerParts = {
  readonly send: (message: MessageJob, id: string) => Promise<void>;
  /** Where the shop's own server is reached from here. */
  readonly address: string;
};

type RegularWork = (db: Database, now: number, container: Container) => Promise<unknown>;

/**
 * All that the server has of one area. What an area lacks it does not name. `Words`: the letters and news that its ports are worded with.
 */
export type ServerArea<Words = unknown> = {
  /** As its folders are called. */
  readonly name: string;
  /** Binds its ports, over PostgreSQL and what else the server gives. */
  readonly ports?: (container: Container, parts: ServerParts<Words>) => void | Promise<void>;
  /** What it adds to a demo shop. */
  readonly demo?: (parts: Pick<ServerParts<Words>, "siteOf" | "words">) => DemoPart;
  /** Its use cases, each made of ports and use cases of this and other areas. */
  readonly useCases?: UseCases;
  /** Binds what its use cases are made of beside, out of other areas or formats. */
  readonly joins?: (container: Container) => void;
  /** Its endpoints. */
  readonly contract?: Contract;
  /** What it answers under /api beside its endpoints. */
  readonly routes?: (container: Container) => readonly RawRoute[];
  /** How its kinds of job are done: `Workers` of the jobs that it states. */
  readonly workers?: (container: Container, parts: WorkerParts) => { readonly [kind: string]: (job: never, id: string) => Promise<void> };
  /** Done every hour, by one process or by several; `now` in milliseconds since 1970. */
  readonly hourly?: readonly RegularWork[];
  /** Done every minute, likewise. */
  readonly minutely?: readonly RegularWork[];
  /** Done by each process once it has answered its last request, before it leaves the database. */
  readonly atStop?: readonly RegularWork[];
};
