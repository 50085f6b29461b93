// The composition root: reads the settings, opens the database, wires the server, listens, stops.
import { startServer } from './serve.ts';
import { DatabaseTrouble } from './database/trouble.ts';
import { readSettings, SettingsError } from './settings.ts';

try {
  const server = await startServer(readSettings(process.env), { development: false });
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
