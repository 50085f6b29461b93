// Files that become records: who may, and what is answered before the stream of lines begins.
import { mayDo } from '#core/book/index.ts';
import type { Right } from '#core/book/index.ts';
import type { ImportId } from '#core/kernel/ids.ts';
import { createSlots } from '#api/commands/batch/slots.ts';
import type { BatchSlots } from '#api/commands/batch/slots.ts';
import { ReadOnly } from '#api/commands/request.ts';
import * as contract from '#api/contract/book/import.ts';
import type { ImportSummary } from '#api/contract/book/import.ts';
import { readLines } from '#api/http/body/lines/read-lines.ts';
import { replyLines } from '#api/http/body/lines/reply-lines.ts';
import type { Log } from '#api/http/log.ts';
import type { EndpointRequest, Mount } from '#api/http/mount.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { unexpectedProblem } from '#api/http/problems/unexpected.ts';
import { IMPORTS_PERSON } from '#api/limits/limits.ts';
import { readImport, readImports } from '#api/queries/book/imports.ts';
import { answerCommand, createdId } from '#api/requests/answer-command.ts';
import { freshId, given } from '#api/requests/route-parts.ts';
import { refusalOfLimits } from '#api/requests/within-limits.ts';
import type { ImportEnd, ImportParts, ImportRun, ImportTally } from './import-lines.ts';
import { importLines } from './importing.ts';
import { KINDS_TO_IMPORT, OPENINGS } from './kinds/kinds.ts';
import type { KindToImport, LinesEndpoint } from './kinds/kinds.ts';
import { importOpeningLines } from './openings/openings.ts';
import { rehearse } from './rehearsing.ts';
import { takeBackRecords } from './undoing.ts';

type ImportRouteParts = ImportParts & {
  readonly log: Log;
  readonly readOnlyReason: () => string | null;
};

export function mountImports(mount: Mount, parts: ImportRouteParts): void {
  const slots = createSlots();
  mount(contract.listImports, ({ book }) => readImports(parts.db, book.id));

  mount(contract.startImport, async (asked) => {
    const { person, context, body } = asked;
    const limit = { limit: IMPORTS_PERSON, by: [`${person.id}`] };
    const refusal = await refusalOfLimits(parts, context, limit);
    if (refusal !== null) return refusal;
    const data = {
      importId: await freshId<ImportId>(parts, 'import'),
      kind: body.kind,
      fileName: body.fileName ?? null,
      fileHash: body.fileHash ?? null,
      lineCount: body.lines,
    };
    return answerCommand(parts, asked, { command: { type: 'StartImport', data } }, (log) => ({
      id: createdId(log),
    }));
  });

  mountUndo(mount, parts);
  for (const one of KINDS_TO_IMPORT) {
    mount(one.endpoint, (asked) => answerLines(parts, slots, asked, one));
  }
  mount(OPENINGS.endpoint, (asked) =>
    answerLines(parts, slots, asked, OPENINGS, importOpeningLines),
  );
}

function mountUndo(mount: Mount, parts: ImportRouteParts): void {
  mount(contract.undoImport, async ({ book, person, params, refuse, context }) => {
    const importId = params.importId as ImportId;
    const { id: bookId } = book;
    const { id: actorId } = person;
    const command = { type: 'RequestImportUndo', data: { importId } } as const;
    const outcome = await parts.submit({ bookId, actorId, command });
    if (outcome.kind === 'rejected') return refuse(outcome.rejection);
    const before = await readImport(parts.db, bookId, importId);
    if (before === null) return notFound(context);
    const undoing = { kind: before.kind, importId, bookId, personId: actorId };
    const kept = await takeBackRecords(parts, undoing);
    const after = await readImport(parts.db, bookId, importId);
    return after === null ? notFound(context) : { import: after, kept: [...kept] };
  });
}

/** Whoever may post opening balances may import; the other rights are wider than that to import. */
const rightsOf = ({ right }: KindToImport['kind']): readonly Right[] =>
  right === 'PostOpeningBalances' ? [right] : ['ImportRecords', right];

/** Has the lines of a run rehearsed, or imported where there is an import. */
type WriteLines = (
  run: ImportRun,
  tally: ImportTally,
  importId: ImportId | null,
) => Promise<ImportEnd>;

async function answerLines(
  parts: ImportRouteParts,
  slots: BatchSlots,
  { book, person, query, refuse, context: c }: EndpointRequest<LinesEndpoint>,
  { name, endpoint: { path, lines: schema }, kind }: KindToImport,
  writeLines: WriteLines = (run, tally, importId) =>
    importId === null ? rehearse(run, tally) : importLines({ ...run, importId }, tally),
): Promise<Response> {
  // The role counts once more under the book's lock, in every slice.
  for (const right of rightsOf(kind)) {
    if (!mayDo(book.role, right)) return refuse({ kind: 'role_may_not', role: book.role, right });
  }
  const reason = parts.readOnlyReason();
  if (reason !== null) throw new ReadOnly(reason);
  const importId = (query.import_id ?? null) as ImportId | null;
  if (importId !== null && (await readImport(parts.db, book.id, importId))?.kind !== name) {
    return refuse({ kind: 'import_not_found', importId });
  }
  const release = slots.take(person.id);
  if (typeof release !== 'function') return replyProblem(c, NO_SLOT[release]);
  const { response, over } = replyLines(c, (out) => {
    const run: ImportRun = {
      parts,
      name,
      kind,
      schema,
      path,
      bookId: book.id,
      personId: person.id,
      changedBy: new Map(),
      bills: { isRehearsal: importId === null, known: new Map() },
      pieces: readLines(c.req.raw, out.gone, { linesMax: contract.IMPORT_LINES_MAX }),
      out,
      unforeseen: (error) => unexpectedProblem(parts.log, error, c.get('requestId')),
    };
    return sumUp(run, (tally) => writeLines(run, tally, importId));
  });
  void over.then(release);
  return response;
}

/** Has every line answered, and then sums up. */
async function sumUp(
  run: ImportRun,
  work: (tally: ImportTally) => Promise<ImportEnd>,
): Promise<void> {
  const tally: ImportTally = { accepted: 0, refused: 0 };
  const { done, problem } = await work(tally).catch((error: unknown) => ({
    done: false,
    problem: run.unforeseen(error),
  }));
  const why = { ...given('code', problem?.code), ...given('detail', problem?.detail) };
  run.out.write([{ done, ...tally, ...why } satisfies ImportSummary]);
}

const NO_SLOT: Readonly<Record<'full' | 'too_many', ProblemDetails>> = {
  full: {
    status: 503,
    code: 'batches_full',
    detail: 'The server is busy with as many imports as it takes. Try again in a few seconds.',
    retryAfterSeconds: 5,
  },
  too_many: {
    status: 429,
    code: 'too_many_batches',
    title: 'Too many imports',
    detail: 'Two imports of yours are under way; wait until one of them is done.',
    retryAfterSeconds: 5,
  },
};
