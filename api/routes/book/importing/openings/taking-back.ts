// The undo of an import of opening balances: each account gets what it had before, by one
// correction of the document. What was corrected since, or settled, stays as it is.
import { isSame } from '#core/kernel/decider.ts';
import { ZERO_PAISE } from '#core/kernel/paise.ts';
import { streamName } from '#core/kernel/ids.ts';
import { openingDecider } from '#core/opening/index.ts';
import type { OpeningAccount, OpeningEvent } from '#core/opening/index.ts';
import { recordsOfImport } from '#projections/import-list/read.ts';
import type { ImportedRecord } from '#projections/import-list/table.ts';
import { openingOf } from '#projections/opening-balances/read.ts';
import type { NoteOutcomes } from '#api/commands/drain/drain.ts';
import type { KeptRecord } from '#api/contract/book/import.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import type { ImportParts, ImportUndo } from '../import-lines.ts';
import { onlyOutcome } from './outcomes.ts';
import { accountAsPosted, writeOpening } from './writing.ts';
import type { OpeningWrite, WantedAccount } from './writing.ts';

/** @returns the accounts that stay, each with the reason. */
export async function takeBackOpenings(
  parts: ImportParts,
  { importId, bookId, personId }: ImportUndo,
): Promise<readonly KeptRecord[]> {
  const records = await recordsOfImport(parts.db, bookId, importId);
  if (records.length === 0) return [];
  const around = await accountsAround(parts, bookId, records);
  const now = accountsOf((await openingOf(parts.db, bookId)).posted);
  const isAsMade = ({ id }: ImportedRecord): boolean =>
    !now.has(id) || isSame(now.get(id), around.made(id));
  const kept = new Map<number, ProblemDetails>();
  for (const record of records) if (!isAsMade(record)) kept.set(record.id, CORRECTED_SINCE);
  const wanted = records
    .filter(({ id }) => !kept.has(id))
    .map(({ id }) => formerAccount(id, around.former(id), now.get(id)));
  const refused = await writeOpening(parts, {
    bookId,
    personId,
    reason: 'Import undone',
    beginsOn: null,
    wanted,
    ask: withNote(parts, { importId, bookId, personId }),
  });
  for (const [id, problem] of refused) kept.set(id, problem);
  return records.flatMap(({ id, line }): KeptRecord[] => {
    const problem = kept.get(id);
    return problem === undefined ? [] : [{ line, id, code: problem.code, detail: problem.detail }];
  });
}

const CORRECTED_SINCE: ProblemDetails = {
  status: 409,
  code: 'opening_corrected_since',
  detail: 'This opening balance was corrected since.',
};

type Accounts = ReadonlyMap<number, OpeningAccount>;
const accountsOf = (posted: { readonly accounts: readonly OpeningAccount[] } | null): Accounts =>
  new Map(posted?.accounts.map((one) => [one.accountId, one]));

/** Of moments of other books none is asked for here. */
const NO_OTHER_BOOK = '-infinity';

/** @returns by account what the document said once the import was written, and before. */
async function accountsAround(
  { logAsOf }: RouteParts,
  bookId: number,
  records: readonly ImportedRecord[],
) {
  const seq = Math.max(...records.map(({ notedSeq }) => notedSeq));
  const { read } = logAsOf({ events: [], moment: { bookId, seq, recordedAt: NO_OTHER_BOOK } });
  const events = await read([{ bookId, stream: streamName('opening', bookId) }]);
  const notedOf = new Map(records.map(({ id, notedSeq }) => [id, notedSeq]));
  const known = new Map<number, { readonly made: Accounts; readonly former: Accounts }>();
  const aroundNote = (noted: number) => {
    const own = events.filter((event) => event.seq < noted);
    const found = known.get(noted) ?? {
      made: accountsAfter(own),
      former: accountsAfter(own.filter((event) => event !== own.at(-1))),
    };
    known.set(noted, found);
    return found;
  };
  const around = (id: number) => aroundNote(notedOf.get(id) ?? 0);
  return {
    made: (id: number) => around(id).made.get(id),
    former: (id: number) => around(id).former.get(id),
  };
}

const accountsAfter = (events: readonly unknown[]): Accounts =>
  accountsOf(
    (events as readonly OpeningEvent[]).reduce(openingDecider.evolve, openingDecider.initialState)
      .posted,
  );

/** A bill that is gone by now comes back as a new one; none of it can be settled. */
function formerAccount(
  accountId: number,
  former: OpeningAccount | undefined,
  now: OpeningAccount | undefined,
): WantedAccount {
  if (former === undefined) return { accountId, balancePaise: ZERO_PAISE, bills: [] };
  const known = new Set(now?.bills.map(({ billId }) => billId));
  const { bills, ...account } = accountAsPosted(former);
  return {
    ...account,
    bills: bills.map((bill) => ({ ...bill, id: known.has(bill.id ?? 0) ? bill.id : null })),
  };
}

const withNote =
  (
    { submitSlice }: ImportParts,
    { importId, bookId, personId: actorId }: Omit<ImportUndo, 'kind'>,
  ) =>
  async (...[request, { wanted }]: Parameters<OpeningWrite['ask']>) => {
    const noting: NoteOutcomes = (_decided, [outcome]) => {
      if (outcome?.kind !== 'accepted') return [];
      const data = { importId, ids: wanted.map(({ accountId: id }) => id) };
      return [{ bookId, actorId, command: { type: 'NoteWithdrawnRecords', data } }];
    };
    return onlyOutcome(await submitSlice([request], noting));
  };
