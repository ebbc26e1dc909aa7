/** What `niramaya --help` says around the lines of the commands. */
export const generalHelp = (commands: string): string => `Usage: niramaya COMMAND [options]

${commands}
niramaya COMMAND --help says more. niramaya --version tells the version.

Example:
  niramaya cart check cart.json --explain
`;
