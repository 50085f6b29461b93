// A database as the server is given it, whoever runs it, and what its opening must know.
import type { PoolSettings } from './pool.ts';
import type { RoleNames } from './roles.ts';

export type DatabaseSettings = {
  /** An absolute path. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseOwnerUrl: string | null;
  /** Lets PostgreSQL run without fsync: for tests that measure something else. */
  readonly unsafeDatabase: boolean;
};

export type OpenDatabase = {
  readonly owner: PoolSettings;
  readonly writer: PoolSettings;
  readonly reader: PoolSettings;
  /** What the roles that migrations grant to are called here. */
  readonly roles: RoleNames;
  /** The folder whose disk must not fill up; null when the disk is the operator's own affair. */
  readonly folder: string | null;
  readonly describe: string;
  /** It ran before we came: another process of ours may be using it. */
  readonly adopted: boolean;
  /** Stops the embedded server; leaves one of the operator's own alone. */
  readonly stop: () => Promise<void>;
  /** Leaves the embedded server running for another process of ours. */
  readonly leave: () => Promise<void>;
};
