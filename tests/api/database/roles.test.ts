// Installations that share a PostgreSQL: each has roles of its own, which see nothing of another's
// books and shut nobody out; and what a role may do is found again after a restore.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#api/database/open.ts';
import type { OpenDatabase } from '#api/database/open-database.ts';
import type { PoolSettings } from '#api/database/pool.ts';
import { inRoles, roleNamesOf, scramVerifier } from '#api/database/roles.ts';
import { readSettings } from '#api/server/settings/settings.ts';
import { asSuperuser, freshDatabase } from '#tests/support/postgres.ts';
import type { FreshDatabase } from '#tests/support/postgres.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lekha-roles-'));

type House = {
  readonly database: FreshDatabase;
  readonly operator: string;
  readonly open: () => Promise<OpenDatabase>;
  readonly said: string[];
};

let ours: House;
let theirs: House;

/** An installation from before: the operator’s role is the tables’ owner, shared roles serve. */
async function houseOf(operator: string): Promise<House> {
  const database = await freshDatabase();
  await asSuperuser(async (client) => {
    await client.query(`create role ${operator} login createrole password 'chosen'`);
    await client.query(`alter database ${database.name} owner to ${operator}`);
    await client.query(`grant lekha_owner to ${operator}`);
  }, database.name);
  const url =
    `postgresql://${operator}:chosen@localhost/${database.name}` +
    `?host=${encodeURIComponent(inject('cluster').socket)}`;
  const said: string[] = [];
  const open = () =>
    openDatabase(
      readSettings({ DATA_DIR: dataDir, LEKHA_UNSAFE_DATABASE: '1', DATABASE_URL: url }),
      (sentence) => said.push(sentence),
    );
  return { database, operator, open, said };
}

async function ask(connection: PoolSettings, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}

/** Everything that the roles of an installation may do, with the names that migrations use. */
async function rightsIn({ name }: FreshDatabase, roles: readonly string[]): Promise<unknown[]> {
  const found = await asSuperuser(
    (client) =>
      client.query<{ who: string; what: string }>(
        `with acls as (
           select n.nspname || '.' || c.relname as object, (aclexplode(c.relacl)).*
           from pg_class c join pg_namespace n on n.oid = c.relnamespace
           union all
           select c.relname || '.' || a.attname, (aclexplode(a.attacl)).*
           from pg_attribute a join pg_class c on c.oid = a.attrelid
           union all select nspname, (aclexplode(nspacl)).* from pg_namespace
           union all select proname, (aclexplode(proacl)).* from pg_proc
         )
         select r.rolname as who, object || ' ' || privilege_type as what
         from acls join pg_roles r on r.oid = grantee
         where r.rolname = any($1) order by 2, 1`,
        [roles],
      ),
    name,
  );
  return found.rows.map(({ who, what }) => `${what} to ${who.includes('reader') ? 'r' : 'w'}`);
}
const plainRights = (database: FreshDatabase) =>
  rightsIn(database, ['lekha_writer', 'lekha_reader']);
const ownRights = (database: FreshDatabase) => {
  const { writer, reader } = roleNamesOf(database.name);
  return rightsIn(database, [writer, reader]);
};

beforeAll(async () => {
  ours = await houseOf(`op_ours_${process.pid}`);
  theirs = await houseOf(`op_theirs_${process.pid}`);
});
afterAll(async () => {
  for (const { database, operator } of [ours, theirs]) {
    const { writer, reader } = roleNamesOf(database.name);
    await database.close();
    await asSuperuser((client) =>
      client.query(`drop role if exists ${writer}, ${reader}, ${operator}`),
    );
  }
  rmSync(dataDir, { recursive: true });
});

describe('names', () => {
  test('bear the database’s, cut with a digest where they would be too long', () => {
    expect(roleNamesOf('books')).toStrictEqual({
      owner: 'lekha_owner_books',
      writer: 'lekha_writer_books',
      reader: 'lekha_reader_books',
    });
    const alike = ['ब'.repeat(20), `${'ब'.repeat(19)}भ`];
    const [one, other] = alike.map((name) => roleNamesOf(name));
    expect(Buffer.byteLength(one?.writer ?? '')).toBeLessThanOrEqual(63);
    expect(one?.writer).not.toBe(other?.writer);
  });

  test('take the place of those that migrations spell, and of nothing else', () => {
    const text = 'grant select on t to lekha_writer, lekha_reader; -- lekha_writers';
    expect(inRoles(text, roleNamesOf('books'))).toBe(
      'grant select on t to "lekha_writer_books", "lekha_reader_books"; -- lekha_writers',
    );
  });
});

test('a password is sent as what PostgreSQL keeps of it', () => {
  const verifier = scramVerifier('pencil', Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64'));
  expect(verifier).toBe(
    'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$' +
      'WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=',
  );
});

describe('two installations on one PostgreSQL', () => {
  test('an older one is moved to roles of its own, with the rights that it had', async () => {
    const before = await plainRights(ours.database);
    const opened = await ours.open();
    expect(await ask(opened.writer, 'select count(*)::int as n from events')).toHaveLength(1);
    expect(await ownRights(ours.database)).toStrictEqual(before);
    expect(await plainRights(ours.database)).toStrictEqual([]);
    expect(await ask(opened.reader, 'select count(*)::int as n from journals')).toHaveLength(1);
    await expect(ask(opened.reader, 'select 1 from credentials')).rejects.toThrow('denied');
    expect(ours.said).toStrictEqual([]);
  });

  test('the start of one leaves the other running, and neither gets into the other', async () => {
    const [mine, others] = [await ours.open(), await theirs.open()];
    expect(await ask(mine.writer, 'select 1 as one')).toStrictEqual([{ one: 1 }]);
    for (const { writer, reader } of [others]) {
      for (const { connectionString = '' } of [writer, reader]) {
        const across = new URL(connectionString);
        across.pathname = `/${ours.database.name}`;
        await expect(ask({ connectionString: across.href }, 'select 1')).rejects.toThrow(
          'permission denied for database',
        );
      }
    }
  });

  test('a password that works is never given anew, and CREATEROLE is needed once', async () => {
    const passwords = () =>
      asSuperuser(async (client) => {
        const { writer, reader } = roleNamesOf(ours.database.name);
        const { rows } = await client.query<{ rolpassword: string }>(
          'select rolpassword from pg_authid where rolname = any($1) order by rolname',
          [[writer, reader]],
        );
        return rows.map(({ rolpassword }) => rolpassword);
      });
    const before = await passwords();
    expect(before.every((one) => one.startsWith('SCRAM-SHA-256$4096:'))).toBe(true);
    await asSuperuser((client) => client.query(`alter role ${ours.operator} nocreaterole`));
    const opened = await ours.open();
    expect(await ask(opened.writer, 'select 1 as one')).toStrictEqual([{ one: 1 }]);
    expect(await passwords()).toStrictEqual(before);
  });

  test('what was restored without its roles and grants opens again', async () => {
    const before = await ownRights(theirs.database);
    const { writer, reader } = roleNamesOf(theirs.database.name);
    await asSuperuser(
      (client) =>
        client.query(`drop owned by ${writer}, ${reader}; drop role ${writer}, ${reader}`),
      theirs.database.name,
    );
    const opened = await theirs.open();
    expect(await ask(opened.writer, 'select count(*)::int as n from events')).toHaveLength(1);
    expect(await ownRights(theirs.database)).toStrictEqual(before);
  });

  test('one whose role may make none is told what to run', async () => {
    const { writer, reader } = roleNamesOf(theirs.database.name);
    await asSuperuser(async (client) => {
      await client.query(`drop owned by ${writer}, ${reader}; drop role ${writer}, ${reader}`);
      await client.query(`alter role ${theirs.operator} nocreaterole`);
    }, theirs.database.name);
    await expect(theirs.open()).rejects.toThrow(`create role "${writer}" login;`);
  });
});
