/** Stands for `serve` in the packed command. */
export async function serve(): Promise<void> {
  console.error("The shop is started in the project's own folder: npm start.");
  process.exitCode = 2;
}
