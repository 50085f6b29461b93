// Runs a server until it is told to stop, and says in a sentence why it cannot start.
import { DatabaseFault } from '#api/database/fault.ts';
import { startServer } from './serve.ts';
import type { ServeOptions } from './serve.ts';
import { readSettings, SettingsError } from './settings/settings.ts';
import { STOP_SIGNALS } from './stop-signals.ts';

export async function runServer(manner: ServeOptions): Promise<void> {
  // Heard from the first moment: a start that is cut short would leave PostgreSQL behind.
  const told = new Promise<void>((resolve) => {
    for (const name of STOP_SIGNALS) process.on(name, () => resolve());
  });
  // A closed terminal takes no more words, which is no reason to end without stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    const server = await startServer(readSettings(process.env), manner);
    await told;
    await server.stop();
    process.exit(0);
  } catch (error) {
    const expected = error instanceof SettingsError || error instanceof DatabaseFault;
    console.error(expected ? `\n${error.message}` : error);
    process.exit(1);
  }
}
