// Runs a server until it is told to stop, and says in a sentence why it cannot start.
import { DatabaseTrouble } from './database/trouble.ts';
import { startServer } from './serve.ts';
import type { Manner } from './serve.ts';
import { readSettings, SettingsError } from './settings.ts';

export async function runServer(manner: Manner): Promise<void> {
  try {
    const server = await startServer(readSettings(process.env), manner);
    let stopping: Promise<void> | null = null;
    const stop = () => {
      stopping ??= server.stop().then(() => process.exit(0));
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  } catch (error) {
    const expected = error instanceof SettingsError || error instanceof DatabaseTrouble;
    console.error(expected ? `\n${error.message}` : error);
    process.exit(1);
  }
}
