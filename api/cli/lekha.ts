// The command line: `npm run lekha -- <command>`. It works beside a running server, whose database
// it adopts, or alone, and then stops the database again.
import { createBooksCore } from '#api/server/app.ts';
import { openDatabase } from '#api/database/open.ts';
import type { OpenDatabase } from '#api/database/open-database.ts';
import { openMasterKey } from '#api/store/sealing/master-key.ts';
import { assertReadableLog } from '#api/store/versions/event-versions.ts';
import { createPool } from '#api/database/pool.ts';
import { DatabaseFault } from '#api/database/fault.ts';
import { serverOf } from '#api/server/data-dir-lock.ts';
import { readSettings, SettingsError } from '#api/server/settings/settings.ts';
import type { Settings } from '#api/server/settings/settings.ts';
import type { CliCommand } from './commands/command.ts';
import { UsageError } from './commands/command.ts';
import { eventsCommand } from './commands/events.ts';
import { eraseCommand, grantAdminCommand, revokeAdminCommand } from './commands/people.ts';
import { confirmLinkCommand, invitationLinkCommand, resetLinkCommand } from './commands/links.ts';
import { rebuildCommand } from './commands/rebuild.ts';
import { seedCommand } from './commands/seed.ts';
import { verifyCommand } from './commands/verify.ts';
import type { PoolSettings } from '#api/database/pool.ts';

const COMMANDS: ReadonlyMap<string, CliCommand> = new Map(
  [
    seedCommand,
    rebuildCommand,
    verifyCommand,
    eventsCommand,
    grantAdminCommand,
    revokeAdminCommand,
    eraseCommand,
    confirmLinkCommand,
    resetLinkCommand,
    invitationLinkCommand,
  ].map((command) => [command.usage.split(' ')[0] ?? '', command]),
);
const DATABASE_URL_USAGE = 'database-url [--reader | --owner]';

const print = (line: string): void => console.log(line);

function help(): number {
  print('npm run lekha -- <command>\n');
  for (const { usage, summary } of COMMANDS.values()) print(`  ${usage}\n      ${summary}`);
  print(`  ${DATABASE_URL_USAGE}\n      print the database's address; --reader only looks`);
  print('  help\n      print this');
  return 0;
}

async function main([name = 'help', ...args]: readonly string[]): Promise<number> {
  if (name === 'help') return help();
  const command = COMMANDS.get(name);
  if (command === undefined && name !== 'database-url') {
    throw new UsageError(`There is no command ${name}; help lists those there are.`);
  }
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, print);
  try {
    if (command === undefined) {
      print(databaseUrl(database, args));
      return 0;
    }
    return await runOn(database, settings, command, args);
  } finally {
    // A server that came meanwhile, or a command that was there before us, goes on using it.
    const inUse = database.adopted || serverOf(settings.dataDir) !== null;
    await (inUse ? database.leave() : database.stop());
  }
}

async function runOn(
  database: OpenDatabase,
  settings: Settings,
  command: CliCommand,
  args: readonly string[],
): Promise<number> {
  const pool = createPool(database.writer, { max: 4, purpose: 'maintenance' });
  try {
    await assertMigrated(pool);
    // A chain of hashes is checked whatever its events say and sealed; all else must read them.
    const isRead = command !== verifyCommand;
    if (isRead) await assertReadableLog(pool);
    const masterKey = isRead ? await openMasterKey(pool, settings) : Buffer.alloc(32);
    const core = createBooksCore(pool, { installation: settings.installation, masterKey });
    const { dataDir, publicUrl, host, port } = settings;
    const origin = publicUrl ?? `http://${host}:${port}`;
    const code = await command.run({ core, args, print, dataDir, origin });
    await core.writer.idle();
    return code;
  } finally {
    await pool.end();
  }
}

async function assertMigrated(pool: { query: (text: string) => Promise<{ rows: unknown[] }> }) {
  const { rows } = await pool.query(`select 1 from pg_tables where tablename = 'book_heads'`);
  if (rows.length === 0) throw new UsageError('There are no books yet: run npm start first.');
}

const EXPECTED = [UsageError, SettingsError, DatabaseFault];

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const expected = EXPECTED.some((kind) => error instanceof kind);
  console.error(expected && error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** @returns the address of the database for a tool, as auditors' programs and psql take it. */
function databaseUrl(database: OpenDatabase, args: readonly string[]): string {
  const [role = '--writer', ...rest] = args;
  const connection = connectionOf(database, role);
  if (connection === null || rest.length > 0) {
    throw new UsageError('database-url takes --reader or --owner, or nothing.');
  }
  return addressOf(connection);
}

function connectionOf(database: OpenDatabase, role: string): PoolSettings | null {
  if (role === '--reader') return database.reader;
  if (role === '--owner') return database.owner;
  return role === '--writer' ? database.writer : null;
}

function addressOf({
  connectionString,
  host = '',
  user,
  password,
  database,
}: PoolSettings): string {
  if (connectionString !== undefined) return connectionString;
  const secret = encodeURIComponent(String(password));
  return `postgresql://${user}:${secret}@localhost/${database}?host=${encodeURIComponent(host)}`;
}
