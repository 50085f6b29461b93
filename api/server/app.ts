// Builds the whole server from a pool and settings, without listening: main does that, and tests.
import type { Hono } from 'hono';
import type pg from 'pg';
import { PROJECTIONS } from '#projections/registry.ts';
import type { Projection } from '#projections/runner/projection.ts';
import { findPeopleByEmail, findPerson } from '#projections/people/read.ts';
import { createChanges } from '../changes/changes.ts';
import type { Changes, ChangeStreamTiming } from '../changes/changes.ts';
import { forgettingErased } from '../commands/rebuild/history/erased.ts';
import { findOutcomeIn } from '../commands/answered.ts';
import { createReadiness } from '../commands/rebuild/readiness.ts';
import type { Readiness } from '../commands/rebuild/readiness.ts';
import { createMemories } from '../commands/memory.ts';
import { createWriter } from '../commands/writer.ts';
import type { Writer } from '../commands/writer.ts';
import { refuseWhenReadOnly } from '../commands/queue/read-only.ts';
import { createApp } from '../http/app.ts';
import type { Api } from '../http/env.ts';
import type { EdgeSettings } from '../http/guards/edge.ts';
import { createReadPerson } from '../http/guards/session-guard.ts';
import type { Log } from '../http/log.ts';
import { mountOn } from '../http/mount.ts';
import type { Mount } from '../http/mount.ts';
import { refuseOtherMethods } from '../http/problems/wrong-method.ts';
import { listNamedBooks } from '../queries/book/book-list.ts';
import { logAsOfIn } from '../queries/as-of/log-as-of.ts';
import { readTablesOn } from '../queries/on-connection.ts';
import { preparedTablesOn, searchesOn } from '../queries/past/prepared.ts';
import type { ReadTables } from '../queries/snapshot.ts';
import { mountAccounts } from '#api/routes/account/account.ts';
import { mountAccountTypes } from '#api/routes/account/account-type.ts';
import { mountBooks } from '#api/routes/book/book.ts';
import type { DemoParts } from '#api/routes/book/caller/demo.ts';
import { mountChanges } from '#api/routes/entity/changes.ts';
import { mountBillingCalls } from '#api/routes/billing.ts';
import type { BillingParts } from '#api/routes/billing.ts';
import { mountBatches, mountLedgerCalls } from '#api/routes/journal/ledgers.ts';
import { mountCatalogue } from '../routes/catalogue/catalogue.ts';
import type { Pdfs } from '../documents/pdf.ts';
import type { AskToSendInvoice } from '#api/routes/invoice/email.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { mountDocs } from '#api/routes/server/docs.ts';
import { mountEntities } from '#api/routes/entity/entity.ts';
import { mountHealth } from '#api/routes/server/health.ts';
import type { Health } from '#api/routes/server/health.ts';
import { mountCallerCalls } from '#api/routes/book/caller/caller.ts';
import { mountLogCalls } from '#api/routes/book/log/log.ts';
import { mountInstallation } from '#api/routes/server/installation.ts';
import { mountInvitations } from '#api/routes/book/invitation.ts';
import type { AskToSendInvitation } from '#api/requests/invitation.ts';
import { mountMembers } from '#api/routes/book/member.ts';
import { mountSession } from '#api/routes/session/session.ts';
import { mountSessions } from '#api/routes/session/sessions.ts';
import { mountUsers } from '#api/routes/session/user.ts';
import { judgeBy } from '../requests/judge.ts';
import { warnersIn } from '../requests/act-warnings.ts';
import { momentOfIn } from '../http/guards/past-moment.ts';
import { createCostlyPlaces } from '../limits/costly-places.ts';
import { createKeyedDigest } from '../limits/keyed-digest.ts';
import type { KeyedDigest } from '../limits/keyed-digest.ts';
import { createPasswordTries, UNLIMITED_TRIES } from '../limits/password-tries.ts';
import { createRateLimits, NO_LIMITS } from '../limits/rate-limits.ts';
import { EMAIL_DIGESTS } from '../session/address/address-tokens.ts';
import { createCallerMemory } from '../session/callers/caller-memory.ts';
import type { CallerMemory } from '../session/callers/caller-memory.ts';
import type { SessionOutside, SessionParts } from '../session/ports.ts';
import { createOpenBillsMemory } from '../queries/ledgers/receivables/receivables-memory.ts';
import { createStockMemory } from '../queries/catalogue/stock/posting/remembered-stock.ts';
import type { StockMemory } from '../queries/catalogue/stock/posting/remembered-stock.ts';
import { findSignedIn } from '../session/session-user.ts';
import { createEventVersions } from '../store/versions/event-versions.ts';
import type { EventVersions } from '../store/versions/event-versions.ts';
import { createIds } from '../store/ids.ts';
import type { NextIds } from '../store/ids.ts';
import { createSubjectKeys } from '../store/sealing/subject-keys.ts';
import type { SubjectKeys } from '../store/sealing/subject-keys.ts';
import type { Sql } from '../store/sql.ts';

export type CoreSettings = {
  /** 0 to 8191. */
  readonly installation: number;
  /** 32 bytes. */
  readonly masterKey: Buffer;
  /** How live changes are told; as on a real server unless said otherwise. */
  readonly pace?: Partial<ChangeStreamTiming>;
  readonly drainMax?: number;
  /** What writes the read tables; every projection there is, unless a test says otherwise. */
  readonly projections?: readonly Projection[];
};

export type ServerSettings = Omit<EdgeSettings, 'log'> & {
  readonly rateLimits: boolean;
  readonly demoBooks: boolean;
  readonly setupCode: string;
  readonly version: string;
  readonly checkReplies: boolean;
};

/** What writes into the books and reads them, for the server and for the command line alike. */
export type BooksCore = {
  readonly pool: pg.Pool;
  readonly db: ReadTables;
  readonly keys: SubjectKeys;
  readonly eventVersions: EventVersions;
  readonly nextIds: NextIds;
  readonly writer: Writer;
  readonly callers: CallerMemory;
  readonly registeredStock: StockMemory;
  /** Which books may be read. */
  readonly readiness: Readiness;
  /** @returns digests with a key of their own for each purpose. */
  readonly digestFor: (purpose: string) => KeyedDigest;
  /** Stopped before the pool is closed, when a stream was ever opened. */
  readonly changes: Changes;
};

export function createBooksCore(
  pool: pg.Pool,
  { installation, masterKey, pace, drainMax, projections = PROJECTIONS }: CoreSettings,
): BooksCore {
  const [db, { nextIds, stock }] = [preparedTablesOn(pool), createIds(pool, installation)];
  const nextSubjects = (on: Sql, count: number) => nextIds('subject', count, on);
  const keys = createSubjectKeys(masterKey, nextSubjects);
  const callers = createCallerMemory();
  const changes = createChanges(pool, callers, pace);
  const [eventVersions, registeredStock] = [createEventVersions(), createStockMemory()];
  const write = createWriter({
    pool,
    keys,
    eventVersions,
    memories: createMemories(),
    registeredStock,
    ids: stock,
    projections,
    readTablesOn,
    announce: changes.announce,
    ...(drainMax !== undefined && { drainMax }),
  });
  const writer = forgettingErased({ pool, keys }, write);
  const digestFor = (purpose: string) => createKeyedDigest(masterKey, purpose);
  const readiness = createReadiness(pool, projections);
  const remembered = { registeredStock, eventVersions, callers, readiness };
  return { pool, db, keys, nextIds, writer, ...remembered, changes, digestFor };
}

type Outside = SessionOutside &
  Pick<DemoParts, 'askToFillDemoBook'> &
  Pick<BillingParts, 'askToSendPresale' | 'askToSendStatement' | 'askToSendReminder'> & {
    readonly log: Log;
    readonly checkHealth: () => Promise<Health>;
    /** A reason when nothing may be written, such as a full disk. */
    readonly readOnlyReason: () => string | null;
    readonly pdfs: Pick<Pdfs, 'pdfOf' | 'reportOf'>;
    readonly askToSendInvoice: AskToSendInvoice;
    readonly askToSendInvitation: AskToSendInvitation;
    readonly forgetMails: BillingParts['forgetMails'];
    /** How mails are sent. */
    readonly mail: BillingParts['mail'];
  };

/** @returns the app with every documented endpoint; the pages of the browser come on top. */
export function createServer(
  core: BooksCore,
  settings: ServerSettings,
  { log, checkHealth, readOnlyReason, ...outside }: Outside,
): Hono<Api> {
  const { pool, db, keys, nextIds } = core;
  const app = createApp({ ...settings, log });
  const { submit, ...batches } = refuseWhenReadOnly(core.writer, readOnlyReason);
  const session = sessionPartsOf(core, settings, { ...outside, submit });
  core.changes.listen();
  const readPerson = createReadPerson(findSignedIn(session));
  const momentOf = momentOfIn({ pool, keys });
  const logAsOf = logAsOfIn({ sql: pool, keys, db });
  const mount = mountOn(app, {
    readPerson,
    nameOf: async (personId) => (await findPerson(db, personId))?.name ?? null,
    momentOf,
    readiness: core.readiness,
    places: createCostlyPlaces(session.limits),
    checkReplies: settings.checkReplies,
  });
  mountHealth(mount, { checkHealth, readPerson });
  mountSession(mount, { ...session, readPerson, db, mail: outside.mail });
  mountSessions(mount, session);
  const parts: RouteParts = {
    db,
    submit,
    nextIds,
    judge: judgeBy(batches),
    submitWhole: batches.submitWhole,
    logAsOf,
    warners: warnersIn(logAsOf, momentOf),
    findOutcome: findOutcomeIn(pool, keys),
    limits: session.limits,
    openBills: createOpenBillsMemory(db),
    registeredStock: core.registeredStock,
  };
  mountBooks(mount, parts);
  mountMembers(mount, { ...parts, sql: pool });
  mountInvitations(mount, { ...parts, ...outside, sql: pool, keys });
  mountAccounts(mount, parts);
  mountAccountTypes(mount, parts);
  mountLedgerCalls(mount, parts);
  mountCallerCalls(mount, { ...parts, ...outside, sql: pool, demoBooks: settings.demoBooks });
  mountBatches(mount, { ...parts, ...batches, sql: pool, log, readOnlyReason });
  mountChanges(mount, core.changes);
  mountUsers(mount, parts);
  mountInstallation(mount, parts);
  mountBillingCalls(mount, { ...parts, ...outside });
  // After all that has a name of its own: a call of any master would take theirs for its kind.
  mountCatalogue(mount, { ...parts, sql: pool, keys });
  mountDocs(app, settings.version);
  refuseOtherMethods(app);
  // Last: a kind stands where other calls have a word of their own, which none is named like.
  mountRecords(mount, parts, core);
  return app;
}

function mountRecords(mount: Mount, parts: RouteParts, { pool, keys }: BooksCore): void {
  const searches = searchesOn(pool);
  // A stretch of the log is of ten events or of a million: each is planned for itself.
  mountLogCalls(mount, { ...parts, db: searches, sql: pool, pool, keys });
  mountEntities(mount, parts, searches);
}

function sessionPartsOf(
  { pool, db, nextIds, callers, digestFor }: BooksCore,
  settings: ServerSettings,
  asked: SessionOutside & Pick<SessionParts, 'submit'>,
): SessionParts {
  const digest = digestFor('rate limits');
  const limits = settings.rateLimits ? createRateLimits(pool, digest) : NO_LIMITS;
  return {
    ...asked,
    sql: pool,
    newPersonId: async () => (await nextIds('person', 1))[0] ?? 0,
    findPerson: (personId) => findPerson(db, personId),
    findPeopleByEmail: (email) => findPeopleByEmail(db, email),
    booksOf: (personId) => listNamedBooks(db, personId),
    callers,
    limits,
    tries: settings.rateLimits
      ? createPasswordTries({ sql: pool, digest, limits })
      : UNLIMITED_TRIES,
    emailDigest: digestFor(EMAIL_DIGESTS),
    accountDigest: digestFor('accounts in the log'),
    setupCode: settings.setupCode,
    https: settings.https,
  };
}
