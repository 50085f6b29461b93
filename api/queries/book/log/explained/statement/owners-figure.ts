// A figure of the owners' accounts: the balance of an account at either end of the period, or what
// one kind of move came to; of one account, of a section, of the profit that is not divided, or of
// all of them.
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import {
  ownersAccountIds,
  ownersAccounts,
  ownersMoves,
  OWNERS_MOVES,
} from '#core/statement/index.ts';
import type { OwnerForm, OwnersAccount, StatementLedgers } from '#core/statement/index.ts';
import { joinedSums, sumsOfTerms } from '#projections/ledger-lines/read-terms.ts';
import type { FigureTerm } from '#projections/ledger-lines/read-terms.ts';
import { ownersJournals } from '#api/queries/ledgers/statements/owners/owners-journals.ts';
import type { PostedOwnersJournal } from '#api/queries/ledgers/statements/owners/owners-journals.ts';
import {
  readStatementLedgers,
  statementSnapshot,
} from '#api/queries/ledgers/statements/read-nets.ts';
import { ownerFormOf } from '#api/queries/ledgers/statements/statements.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { sumsOfRows } from '../counted-rows.ts';
import type { CountedRow } from '../counted-rows.ts';
import type { NamedFigure } from '../named-figure.ts';
import { fieldNamed, OWNERS_FIELDS, ownersNamed } from './owners-named.ts';
import type { OwnersField, OwnersNamed } from './owners-named.ts';
import { notPostedOn } from './line-figure.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { MADE_OF_MAX, OF_NOTHING } from '../named-figure.ts';

type OwnersFigureWish = {
  readonly line: string;
  readonly period: Period;
  readonly as: OwnerForm | null;
};

type Basis = {
  readonly ledgers: StatementLedgers;
  readonly journals: readonly PostedOwnersJournal[];
  readonly form: OwnerForm;
  readonly period: Period;
};

/** @returns null where the owners have no such figure. */
export async function ownersFigure(
  db: ReadTables,
  bookId: number,
  { line, period, as }: OwnersFigureWish,
): Promise<NamedFigure | null> {
  const at = line.indexOf('/');
  const field = fieldNamed(line.slice(0, at));
  if (field === null) return null;
  const days = [dayBefore(period.from), period.to];
  return statementSnapshot(db, { bookId, days }, async (tables) => {
    const form = as ?? (await ownerFormOf(tables, bookId, period.to));
    const ledgers = await readStatementLedgers(tables, { bookId, days, to: period.to });
    const whose = ownersNamed(line.slice(at + 1), ledgers, form);
    if (whose === null) return null;
    const accountIds = ownersAccountIds(ledgers.accounts, form);
    const journals = await ownersJournals(tables, { bookId, accountIds, period });
    const basis = { ledgers, journals, form, period };
    const told = ownersAccounts(ledgers, period, { form, journals, withNil: true });
    const all = told.sections.flatMap(({ accounts }) => accounts);
    const counted = all.filter((account) => isCounted(whose, account));
    return {
      ...figureOf(bookId, { field, whose }, basis),
      value: null,
      madeOf: ownersParts(counted, { field, isOfOne: whose.isOfOne, period, as }),
    };
  });
}

const isCounted = ({ accounts, undivided }: OwnersNamed, { accountId: id }: OwnersAccount) =>
  id === null ? undivided.length > 0 : accounts.some(({ accountId }) => accountId === id);

type NamedField = { readonly field: OwnersField; readonly whose: OwnersNamed };

function figureOf(
  bookId: number,
  { field, whose }: NamedField,
  basis: Basis,
): Omit<NamedFigure, 'value' | 'madeOf'> {
  const { period, ledgers } = basis;
  const { accounts, undivided } = whose;
  const days = daysOf(field, period);
  const isBalance = days.from === null;
  const counted = [...(isBalance ? accounts : []), ...(hasTerm(field) ? undivided : [])];
  const term: FigureTerm = {
    accountIds: counted.flatMap(({ accountId }) => accountId ?? []),
    ...days,
    side: null,
    isTurned: true,
  };
  const moved = sumsOfRows(rowsOf(field, whose, basis));
  return {
    name: `${whose.name}: ${OWNERS_FIELDS[field]}`,
    ...days,
    sums: (between) =>
      joinedSums([
        { sums: sumsOfTerms(bookId, [term], between), isTurned: false },
        { sums: moved(between), isTurned: false },
      ]),
    notPosted: hasTerm(field) ? notPostedOn(undivided, ledgers, { ...days, isTurned: true }) : [],
  };
}

/** The profit that is not divided has two balances, and between them what was earned. */
const hasTerm = (field: OwnersField): boolean =>
  field === 'opening' || field === 'closing' || field === 'share';

function daysOf(field: OwnersField, { from, to }: Period) {
  if (field === 'opening') return { from: null, to: dayBefore(from) };
  return { from: field === 'closing' ? null : from, to };
}

/** What the journals of the period moved in that way. */
function rowsOf(
  field: OwnersField,
  { accounts }: OwnersNamed,
  { journals, ledgers, form }: Basis,
): readonly CountedRow[] {
  const ids = new Set(accounts.map(({ accountId }) => accountId));
  return ownersMoves(journals, ledgers.accounts, form).flatMap(
    ([{ seq, entryDate: date }, moves]) =>
      moves.flatMap(({ accountId, move, paise }) =>
        move === field && ids.has(accountId) ? [{ seq, date, amount: paise }] : [],
      ),
  );
}

// What a figure of the owners' accounts is made of: the closing balance of an account of what moved
// it, and a sum of its accounts.
type Figure = {
  readonly field: OwnersField;
  readonly isOfOne: boolean;
  readonly period: Period;
  readonly as: OwnerForm | null;
};

function ownersParts(
  accounts: readonly OwnersAccount[],
  { field, isOfOne, period, as }: Figure,
): NamedFigure['madeOf'] {
  const partOf = (name: string, of: OwnersField, { accountId, figures }: OwnersAccount) => ({
    name,
    amount: rupeesFromPaise(figures[of]),
    asked: {
      ...OF_NOTHING,
      of: 'owners-accounts' as const,
      line: `${of}/${accountId === null ? 'undivided' : `account/${accountId}`}`,
      as,
      from: period.from,
      asOn: period.to,
    },
  });
  const [one] = accounts;
  if (isOfOne) {
    if (field !== 'closing' || one === undefined) return [];
    return (['opening', ...OWNERS_MOVES] as const)
      .filter((of) => one.figures[of] !== 0)
      .map((of) => partOf(OWNERS_FIELDS[of], of, one));
  }
  return accounts
    .filter(({ figures }) => figures[field] !== 0)
    .toSorted((a, b) => Math.abs(b.figures[field]) - Math.abs(a.figures[field]))
    .slice(0, MADE_OF_MAX)
    .map((account) => partOf(account.name, field, account));
}
