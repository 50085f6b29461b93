// Makes a database cluster once, and writes its settings at every start.
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseFault } from '#api/database/fault.ts';
import type { Binaries } from './binaries.ts';
import { giveTo } from './run-as.ts';
import type { RunAs } from './run-as.ts';
import { syncFolder } from './write-durably.ts';

export const SUPERUSER = 'lekha_super';
const INCLUDE = "include = 'lekha.conf'\n";

export type Cluster = {
  readonly folder: string;
  readonly socket: string;
  readonly binaries: Binaries;
  readonly runAs: RunAs | null;
  readonly password: string;
  /** For tests that measure something else: lets a crash lose data. */
  readonly unsafe: boolean;
};

export async function prepareCluster(cluster: Cluster): Promise<void> {
  const { folder, runAs } = cluster;
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialize(cluster);
  assertOurs(cluster);
  const file = join(folder, 'lekha.conf');
  writeFileSync(file, settingsOf(cluster), { mode: 0o600, flush: true });
  giveTo(runAs, file);
  const logs = join(folder, 'log');
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  giveTo(runAs, logs);
}

/** Nothing is written into a cluster that somebody else made or another PostgreSQL needs. */
function assertOurs({ folder, binaries }: Cluster): void {
  const configuration = join(folder, 'postgresql.conf');
  if (!existsSync(configuration) || !readFileSync(configuration, 'utf8').includes(INCLUDE)) {
    throw new DatabaseFault(
      `${folder} holds a PostgreSQL database that Lekha did not make. Choose another DATA_DIR, ` +
        'or set DATABASE_URL to use it.',
    );
  }
  const major = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (major === binaries.major) return;
  throw new DatabaseFault(
    `${folder} was made by PostgreSQL ${major} and this Lekha brings ${binaries.major}. ` +
      'Start the Lekha that made it, or move the books over with the tools of PostgreSQL.',
  );
}

/** Under another name until it is whole: PG_VERSION is among the first files that initdb writes. */
async function initialize({ folder, binaries, runAs, password }: Cluster): Promise<void> {
  if (readdirSync(folder).length > 0) {
    throw new DatabaseFault(
      `${folder} holds files but no database. Move them away, or choose another DATA_DIR.`,
    );
  }
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(runAs, unfinished);
  const passwordFile = `${folder}.pw`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(runAs, passwordFile);
  try {
    await runToEnd(
      binaries.initdb,
      [
        '-D',
        unfinished,
        '-U',
        SUPERUSER,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--data-checksums',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--locale=C',
        '--builtin-locale=C.UTF-8',
      ],
      runAs,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  // initdb has written all of its own through; what we add must be there after a power cut as well.
  appendFileSync(join(unfinished, 'postgresql.conf'), INCLUDE, { flush: true });
  renameSync(unfinished, folder);
  syncFolder(dirname(folder));
}

/**
 * After a crash PostgreSQL makes sure that what it finds is on the disk: file by file, which takes
 * a second and more for a thousand files, or in one call where the system has it.
 */
const AFTER_CRASH = process.platform === 'linux' ? 'recovery_init_sync_method = syncfs' : '';

/**
 * A small WAL keeps little behind on the disk; the guard on free space reckons with twice of it.
 * Its compression would save a twentieth of it and make a rebuild take a third longer.
 * A new segment of it is not filled with zeros first: the 16 MB held up the COMMIT that needed it
 * by 10 to 90 ms. Each COMMIT into a new segment then pays for its own pages, which is too little
 * to measure.
 * Who defines something, and who does it, stands in the log of PostgreSQL; passwords are sent as
 * verifiers only, so that none does.
 * A table that was never analyzed is read by poor plans, and a first import fills the log within a
 * minute: who cleans up therefore looks more often than PostgreSQL's once a minute.
 */
const settingsOf = ({ socket, unsafe }: Cluster): string => `
listen_addresses = ''
unix_socket_directories = '${socket}'
unix_socket_permissions = 0700
max_connections = 40
shared_buffers = 128MB
max_wal_size = 256MB
wal_compression = off
wal_init_zero = off
autovacuum_naptime = 15s
client_connection_check_interval = 2s
password_encryption = scram-sha-256
logging_collector = on
log_directory = 'log'
log_filename = 'postgresql-%a.log'
log_truncate_on_rotation = on
log_rotation_age = 1d
log_rotation_size = 10MB
log_line_prefix = '%m [%p] %q%u@%d '
log_statement = 'ddl'
log_parameter_max_length = 0
log_parameter_max_length_on_error = 0
timezone = 'UTC'
${AFTER_CRASH}
${unsafe ? 'fsync = off\nsynchronous_commit = off\nfull_page_writes = off\nautovacuum = off' : ''}
`;

/** Runs a program of PostgreSQL as its user. Throws with what it said when it fails. */
export function runToEnd(
  program: string,
  args: readonly string[],
  runAs: RunAs | null,
  input = '',
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: '/',
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(runAs && { uid: runAs.uid, gid: runAs.gid }),
    });
    let said = '';
    const hear = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    // One that has ended takes no input; how it ended is told below.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('error', (error) => reject(new DatabaseFault(`${program}: ${error.message}`)));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new DatabaseFault(`${program} failed:\n${said}`)),
    );
  });
}
