import type { OpenDatabase } from '#api/database/open-database.ts';
import type { PoolSettings } from '#api/database/pool.ts';
import { UsageError } from './command.ts';

/** @returns the address of the database for a tool, as auditors' programs and psql take it. */
export function databaseUrl(database: OpenDatabase, args: readonly string[]): string {
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
