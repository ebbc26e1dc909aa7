type Place = { readonly port: number; readonly host: string };

/** `data` names the folder, or the variable that tells where else the data is. */
export const startedText = (address: string, data: string): string => `Niramaya is at ${address} (data in ${data})\n`;

export const startedJson = (address: string, data: string): string => `${JSON.stringify({ address, data })}\n`;

export const settingText = (variable: string, expected: string): string => `${variable} can't be used: expected ${expected}.`;

export const halfSetText = (variable: string, needed: readonly string[]): string =>
  `${variable} is set, and needs ${needed.join(" and ")} too.`;

export const portTakenText = ({ port }: Place): string =>
  `Port ${port} is in use by another program. Set PORT to another one: PORT=${port === 65_535 ? 3000 : port + 1} npm start`;

export const portForbiddenText = ({ port }: Place): string =>
  `You may not use port ${port}. Set PORT to one above 1023: PORT=3000 npm start`;

export const hostUnknownText = ({ host }: Place): string =>
  `This machine has no address ${host}. Set HOST to localhost, or to 0.0.0.0 for all of its addresses.`;

/** A pooler says that it knows no such parameter of a connection's start. */
export const databaseUnusableText = (reason: string): string =>
  `The database cannot be used (${reason}). Check DATABASE_URL.${reason.includes("startup parameter") ? " If it is a pooler, name the database itself in DATABASE_DIRECT_URL." : ""}`;

export const folderUnusableText = (folder: string, reason: string): string =>
  `The data folder ${folder} cannot be used (${reason}). Choose another one with DATA_DIR.`;

export const noDataText = (folder: string): string =>
  `There is no data in ${folder} yet. Name another folder with --data or DATA_DIR, or set DATABASE_URL.`;

export const notBuiltText = "The pages are not built yet; npm start builds them.";

export const settingUpPagesText = "Setting up, 3 of 3: the database and the shop's pages …\n";

export const buildingRestText = (sites: number): string =>
  `Pages of ${sites === 1 ? "1 more site or language" : `${sites} more sites and languages`} are being built meanwhile …\n`;

export const restBuiltText = "All pages are built.\n";

export const notMadeText = "Some pages could not be built; see above. npm run build tries it again.\n";
export const pagesBuiltText = "The pages are built.";
