// What the roles of an installation may do, said once and looked at on every start: migrations
// grant it when they make a table, and a database restored from a dump may have lost it.
import pg from 'pg';
import { PLAIN_ROLES } from './roles.ts';
import type { RoleNames } from './roles.ts';

/** Of these the server only ever writes what it adds, and of some the columns that move. */
const ADDED_TO: Readonly<Record<string, readonly string[]>> = {
  books: ['projection_versions'],
  book_heads: ['seq', 'recorded_at', 'journal_count', 'hash'],
  events: [],
  idempotency_keys: [],
  subject_keys: ['wrapped_key'],
  event_versions: [],
};

/** What the reader does not see: secrets, and what people do on their screens. */
const PRIVATE: ReadonlySet<string> = new Set([
  'credentials',
  'sessions',
  'reset_tokens',
  'rate_limits',
  'address_tokens',
  'person_devices',
  'invitation_links',
  'idempotency_keys',
  'subject_keys',
  'book_visits',
  'list_choices',
]);

/** What the owner keeps for itself. */
const OWNERS: ReadonlySet<string> = new Set([
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'history.definitions',
]);

type Relation = { readonly schema: string; readonly name: string; readonly isSequence: boolean };

/** One right, as `has_table_privilege` and `grant` name it. */
type Right = {
  readonly role: string;
  readonly on: 'table' | 'sequence' | 'schema' | 'function';
  readonly object: string;
  readonly privilege: string;
  readonly column?: string;
};

/**
 * As the owner: grants what is missing, and revokes what roles of other installations hold, whose
 * grants a dump brings along, or which are from before names bore the database's. Where nothing is
 * missing nothing is written.
 */
export async function repairGrants(owner: pg.ClientBase, roles: RoleNames): Promise<void> {
  const { rows } = await owner.query<{ there: boolean }>(
    `select to_regclass('public.book_heads') is not null as there`,
  );
  if (rows[0]?.there !== true) return;
  const missing = await missingRights(owner, await rightsOf(owner, roles));
  const strangers = await strangersIn(owner, roles);
  if (missing.length + strangers.length === 0) return;
  await owner.query('begin');
  try {
    // Two that grant at once: PostgreSQL refuses one of them.
    await owner.query(`select pg_advisory_xact_lock(hashtextextended('lekha/grants', 0))`);
    for (const right of missing) await owner.query(grantOf(right));
    for (const stranger of strangers) {
      const name = pg.escapeIdentifier(stranger);
      for (const schema of SCHEMAS) {
        await owner.query(`
          revoke all on all tables in schema ${schema} from ${name};
          revoke all on all sequences in schema ${schema} from ${name};
          revoke all on all functions in schema ${schema} from ${name};
          revoke usage on schema ${schema} from ${name};`);
      }
    }
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

const SCHEMAS = ['public', 'history', 'past', 'pgboss'] as const;

async function rightsOf(owner: pg.ClientBase, roles: RoleNames): Promise<readonly Right[]> {
  const { rows: relations } = await owner.query<Relation>(
    `select n.nspname as schema, c.relname as name, c.relkind = 'S' as "isSequence"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'S')
       -- Of the log nothing is reached but by the whole of it.
       and not (c.relispartition and n.nspname = 'public')`,
    [SCHEMAS],
  );
  const schemas = new Set(relations.map(({ schema }) => schema));
  return [
    ...relations.flatMap((relation) => rightsOn(relation, roles)),
    ...[...schemas].flatMap((object): readonly Right[] => {
      const usage = { on: 'schema', object, privilege: 'usage' } as const;
      const readers = object === 'pgboss' ? [] : [roles.reader];
      return [roles.writer, ...readers].map((role) => ({ ...usage, role }));
    }),
    ...(await functionRights(owner, roles)),
  ];
}

/** The role of the server can take no younger answer than by this function. */
async function functionRights(owner: pg.ClientBase, { writer }: RoleNames): Promise<Right[]> {
  const object = 'public.remove_old_answers(integer)';
  const { rows } = await owner.query<{ there: boolean }>(
    'select to_regprocedure($1) is not null as there',
    [object],
  );
  return rows[0]?.there === true
    ? [{ role: writer, on: 'function', object, privilege: 'execute' }]
    : [];
}

function rightsOn(
  { schema, name, isSequence }: Relation,
  { writer, reader }: RoleNames,
): readonly Right[] {
  const object = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
  if (OWNERS.has(`${schema}.${name}`)) return [];
  if (isSequence) return [{ role: writer, on: 'sequence', object, privilege: 'usage' }];
  const to = (role: string, ...privileges: string[]): readonly Right[] =>
    privileges.map((privilege) => ({ role, on: 'table', object, privilege }));
  if (schema === 'past') return [...to(writer, 'select'), ...to(reader, 'select')];
  const added = schema === 'public' ? ADDED_TO[name] : undefined;
  const writers =
    added === undefined
      ? to(writer, 'select', 'insert', 'update', 'delete')
      : [
          ...to(writer, 'select', 'insert'),
          ...added.map((column): Right => {
            return { role: writer, on: 'table', object, privilege: 'update', column };
          }),
        ];
  const isSeen = schema === 'public' ? !PRIVATE.has(name) : `${schema}.${name}` === LAST_DAYS;
  return isSeen ? [...writers, ...to(reader, 'select')] : writers;
}

/** Views of the past ask it whoever looks. */
const LAST_DAYS = 'history.last_days';

async function missingRights(
  owner: pg.ClientBase,
  rights: readonly Right[],
): Promise<readonly Right[]> {
  const { rows } = await owner.query<{ n: number }>(
    `select n::int as n
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) with ordinality
       as r(role, kind, object, privilege, col, n)
     where not case kind
       when 'table' then case when col = '' then has_table_privilege(role, object, privilege)
         else has_column_privilege(role, object, col, privilege) end
       when 'sequence' then has_sequence_privilege(role, object, privilege)
       when 'schema' then has_schema_privilege(role, object, privilege)
       else has_function_privilege(role, object, privilege) end`,
    [
      rights.map(({ role }) => role),
      rights.map(({ on }) => on),
      rights.map(({ object }) => object),
      rights.map(({ privilege }) => privilege),
      rights.map(({ column = '' }) => column),
    ],
  );
  return rows.flatMap(({ n }) => rights[n - 1] ?? []);
}

const grantOf = ({ role, on, object, privilege, column }: Right): string =>
  `grant ${privilege}${column === undefined ? '' : ` (${pg.escapeIdentifier(column)})`} ` +
  `on ${on} ${object} to ${pg.escapeIdentifier(role)}`;

/**
 * @returns roles named like ours that hold something here and are not ours. One of before that a
 *   server still serves by keeps it until the next start.
 */
async function strangersIn(owner: pg.ClientBase, roles: RoleNames): Promise<readonly string[]> {
  if (roles.writer === PLAIN_ROLES.writer) return [];
  const { rows } = await owner.query<{ name: string }>(
    `with holders as (
       select (aclexplode(relacl)).grantee as oid from pg_class
       where relnamespace in (select oid from pg_namespace where nspname = any($1))
       union select (aclexplode(nspacl)).grantee from pg_namespace where nspname = any($1)
     )
     select r.rolname as name from holders join pg_roles r using (oid)
     where r.rolname ~ '^lekha_(writer|reader)(_|$)' and r.rolname <> all($2)
       and not exists (
         select from pg_stat_activity a
         where a.usename = r.rolname and a.datname = current_database())`,
    [SCHEMAS, Object.values(roles)],
  );
  return rows.map(({ name }) => name);
}

/**
 * Closes the database to roles that have no business here. For whoever may: its owner.
 * @returns what is left to be run by somebody who may; null where nothing is.
 */
export async function closeDatabase(
  client: pg.ClientBase,
  roles: readonly string[],
): Promise<string | null> {
  const { rows } = await client.query<{ name: string; open: boolean; may: boolean }>(
    `select d.datname as name, pg_has_role(d.datdba, 'member') as may,
       exists (
         select from aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) as a
         where a.grantee = 0 and a.privilege_type = 'CONNECT') as open
     from pg_database d where d.datname = current_database()`,
  );
  const [database] = rows;
  if (database === undefined) return null;
  const name = pg.escapeIdentifier(database.name);
  const { rows: shut } = await client.query<{ role: string }>(
    `select role from unnest($1::text[]) as r(role)
     where not exists (
       select from pg_database d, aclexplode(d.datacl) as a join pg_roles g on g.oid = a.grantee
       where d.datname = current_database() and a.privilege_type = 'CONNECT' and g.rolname = role)`,
    [roles],
  );
  const statements = [
    ...shut.map(
      ({ role }) => `grant connect, temporary on database ${name} to ${pg.escapeIdentifier(role)};`,
    ),
    ...(database.open ? [`revoke connect on database ${name} from public;`] : []),
  ];
  if (statements.length === 0) return null;
  if (!database.may) return database.open ? statements.join('\n') : null;
  for (const statement of statements) await client.query(statement);
  return null;
}
