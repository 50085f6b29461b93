// Opening balances are one document, so the lines of an import become one command for all of them.
// What the rules refuse of a line is left out, and the rest is judged again.
import type { BookId } from '#core/kernel/ids.ts';
import { paise } from '#core/kernel/paise.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { OpeningAccount, OpeningCommand } from '#core/opening/index.ts';
import { openingOf } from '#projections/opening-balances/read.ts';
import type { OpeningParts } from '#projections/opening-balances/read.ts';
import type { CommandRequest, Outcome, Refusal } from '#api/commands/request.ts';
import { OPENING_ACCOUNTS_MAX, OPENING_BILLS_MAX } from '#api/contract/account/opening.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { problemOf } from '#api/http/rejections/reply.ts';
import { figuresOf, reversalIdsOf } from '#api/requests/opening.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

type Figures = Parameters<typeof figuresOf>[1];
/** An account as the document is to have it; of nothing where it is to have none. */
export type WantedAccount = Figures['accounts'][number];

export type OpeningWrite = {
  readonly bookId: number;
  readonly personId: number;
  readonly reason: string;
  /** Null where the book says it, or the document does. */
  readonly beginsOn: CalendarDate | null;
  readonly wanted: readonly WantedAccount[];
  /** Has a command judged, or written. */
  readonly ask: (request: CommandRequest, asked: AskedAccounts) => Promise<Outcome>;
};

/** What a command changes, and what the document said of it before. */
export type AskedAccounts = {
  readonly wanted: readonly WantedAccount[];
  readonly before: ReadonlyMap<number, WantedAccount>;
};

/** By account, why the document does not say it as it was wanted. */
type RefusedAccounts = ReadonlyMap<number, ProblemDetails>;

/** More refusals than a person reads; each is one more judgement of the whole document. */
const REFUSALS_MAX = 100;
/** Somebody may correct the document in the same moment. */
const TRIES = 3;

/** @returns which accounts were refused, one by one or all of them. */
export async function writeOpening(
  parts: RouteParts,
  { wanted, ...write }: OpeningWrite,
): Promise<RefusedAccounts> {
  const refused = new Map<number, ProblemDetails>();
  let standing = wanted;
  let isPosted: boolean | null = null;
  const refuseRest = (problem: ProblemDetails): RefusedAccounts => {
    for (const { accountId: id } of standing) refused.set(id, problem);
    return refused;
  };
  for (let tries = 1; standing.length > 0;) {
    const opening = await openingOf(parts.db, write.bookId);
    const posted = opening.posted?.accounts ?? [];
    isPosted ??= posted.length > 0;
    const before = new Map(posted.map((one) => [one.accountId, accountAsPosted(one)]));
    const ids = new Set(standing.map(({ accountId: id }) => id));
    const accounts = [
      ...standing,
      ...[...before.values()].filter((one) => !ids.has(one.accountId)),
    ];
    const fault = draftFault(opening) ?? sizeFault(accounts);
    if (fault !== null) return refuseRest(fault);
    const command = await commandOf(parts, write, { opening, accounts, isPosted });
    const { bookId, personId: actorId } = write;
    const request = { bookId, actorId, command, expected: opening.seq };
    const outcome = await write.ask(request, { wanted: standing, before });
    if (outcome.kind === 'accepted') return refused;
    const { rejection } = outcome;
    const hasTurned: boolean =
      rejection.kind === 'opening_not_posted' || rejection.kind === 'opening_already_posted';
    if (hasTurned) isPosted = !isPosted;
    if ((hasTurned || rejection.kind === 'changed_since') && tries < TRIES) {
      tries += 1;
      continue;
    }
    const at = placeOf(rejection);
    const one = at === null ? undefined : standing[at - 1];
    const problem = withoutPlace(problemOf(rejection, FIELDS));
    if (one === undefined) return refuseRest(problem);
    standing = standing.filter((other) => other !== one);
    refused.set(one.accountId, problem);
    if (refused.size >= REFUSALS_MAX) return refuseRest(NOT_JUDGED);
  }
  return refused;
}

const NOT_JUDGED: ProblemDetails = {
  status: 409,
  code: 'opening_not_judged',
  detail: 'Correct the other rows first; this one was not judged yet.',
};

const FIELDS = ['accounts', 'begins_on'];

const placeOf = (rejection: Refusal): number | null =>
  'line' in rejection && typeof rejection.line === 'number' ? rejection.line : null;

/** A line of an import has one account, whose place in the document says nothing. */
function withoutPlace(problem: ProblemDetails): ProblemDetails {
  const { line: _line, field, ...facts } = (problem.facts ?? {}) as Record<string, unknown>;
  if (typeof field !== 'string') return { ...problem, facts };
  return { ...problem, facts: { ...facts, field: field.replace(/^accounts\.\d+\./, '') } };
}

/** @returns an account as it is posted; what of its balance no bill explains follows again. */
export const accountAsPosted = ({
  accountId,
  balancePaise,
  bills,
}: OpeningAccount): WantedAccount => ({
  accountId,
  balancePaise: paise(balancePaise),
  bills: bills
    .filter(({ rest }) => rest !== true)
    .map(({ billId, number, billDate, dueDate, amountPaise }) => ({
      id: billId,
      number,
      date: billDate as CalendarDate,
      dueDate: dueDate as CalendarDate | null,
      amountPaise: paise(amountPaise),
    })),
});

/** Whatever is posted takes the place of what somebody has saved to finish it later. */
function draftFault({ draft, posted, stock }: OpeningParts): ProblemDetails | null {
  if (draft === null || draft.accounts.length + draft.stock.length === 0) return null;
  const figures = ({ accounts }: Pick<NonNullable<typeof draft>, 'accounts'>) =>
    JSON.stringify(accounts.map(({ accountId, balancePaise }) => [accountId, balancePaise]));
  const isAsPosted =
    posted !== null &&
    figures(draft) ===
      figures({ accounts: posted.accounts.map((one) => ({ ...one, bills: [] })) }) &&
    JSON.stringify(draft.stock) === JSON.stringify(stock);
  return isAsPosted ? null : DRAFT_SAVED;
}

const DRAFT_SAVED: ProblemDetails = {
  status: 409,
  code: 'opening_draft_saved',
  detail: 'Opening balances are saved to be finished. Post them first, or empty and save them.',
};

function sizeFault(accounts: readonly WantedAccount[]): ProblemDetails | null {
  const bills = accounts.reduce((sum, one) => sum + one.bills.length, 0);
  if (accounts.length <= OPENING_ACCOUNTS_MAX && bills <= OPENING_BILLS_MAX) return null;
  const most = `${OPENING_ACCOUNTS_MAX.toLocaleString('en-IN')} accounts and `;
  const limit = `${most}${OPENING_BILLS_MAX.toLocaleString('en-IN')} bills`;
  return invalidField('account_id', `Opening balances have at most ${limit}.`);
}

type Document = {
  readonly opening: OpeningParts;
  readonly accounts: readonly WantedAccount[];
  readonly isPosted: boolean;
};

async function commandOf(
  parts: RouteParts,
  { bookId: id, reason, beginsOn }: Pick<OpeningWrite, 'bookId' | 'reason' | 'beginsOn'>,
  { opening: { stock }, accounts, isPosted }: Document,
): Promise<OpeningCommand> {
  const bookId = id as BookId;
  const figures = await figuresOf(parts, { accounts: [...accounts], stock });
  if (!isPosted) return { type: 'PostOpeningBalances', data: { bookId, beginsOn, ...figures } };
  const data = { bookId, reason, ...figures, reversalIds: await reversalIdsOf(parts) };
  return { type: 'CorrectOpeningBalances', data };
}
