// The accounts of the owners over a period, each from its opening to its closing balance: of a firm
// the capital and the current accounts of its partners and what is not divided, of a proprietor the
// capital with the profit, of a company its share capital. Credits are positive.
import { dayBefore } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { isOfResult, netReader } from '../ledgers.ts';
import { isAppropriation } from '../lines/names.ts';
import type { AccountNets, StatementLedgers } from '../terms.ts';
import { comesTo, isNil, NO_OWNERS_FIGURES, sumOfOwners } from './figures.ts';
import type { OwnersAccount, OwnersFigures } from './figures.ts';
import { movesOfJournal } from './moves.ts';
import type { OwnersJournal } from './moves.ts';
import { payeeReader } from './payees.ts';
import { ownersRoleOf, sectionOf } from './places.ts';
import { OWNERS_MOVES } from './terms.ts';
import type { OwnerForm, MoveOfAccount } from './terms.ts';

type OwnersSection = {
  readonly code: 'capital' | 'current' | 'undistributed';
  readonly accounts: readonly OwnersAccount[];
  readonly sum: OwnersFigures;
};

type OwnersAccounts = {
  readonly sections: readonly OwnersSection[];
  readonly total: OwnersFigures;
  /** Whether what moved takes each opening balance to the closing one of the ledger. */
  readonly ties: boolean;
};

type Owners = {
  readonly form: OwnerForm;
  /** Of the period, each that has a line on an account of the owners. */
  readonly journals: readonly OwnersJournal[];
  readonly withNil?: boolean;
};

export function ownersAccounts(
  ledgers: StatementLedgers,
  period: Period,
  { form, journals, withNil = false }: Owners,
): OwnersAccounts {
  const netAt = netReader(ledgers);
  const eve = dayBefore(period.from);
  const moves = movesByAccount(journals, ledgers.accounts, form);
  const told = (account: AccountNets): OwnersAccount => {
    const moved = moves.get(account.accountId ?? 0) ?? [];
    const sum = (of: MoveOfAccount['move']) =>
      moved.reduce((all, { move, paise }) => (move === of ? all + paise : all), 0);
    const ofMoves = Object.fromEntries(OWNERS_MOVES.map((move) => [move, sum(move)]));
    const opening = sum('opening') - netAt(account, eve);
    const closing = -netAt(account, period.to) + 0;
    const figures = { ...NO_OWNERS_FIGURES, ...ofMoves, opening: opening + 0, closing };
    return { accountId: account.accountId, name: account.name, figures };
  };
  const toldOn = (section: OwnersSection['code']) =>
    ledgers.accounts.filter((account) => sectionOf(account, form) === section).map(told);
  const undivided = undividedProfit(ledgers, period, form);
  const accounts = {
    capital: [...toldOn('capital'), ...(form === 'proprietor' ? [undivided] : [])],
    current: toldOn('current'),
    undistributed: form === 'firm' ? [undivided] : [],
  };
  const sections = (['capital', 'current', 'undistributed'] as const).flatMap((code) => {
    const shown = accounts[code].filter(({ figures }) => withNil || !isNil(figures));
    return shown.length === 0 ? [] : [{ code, accounts: shown, sum: sumOfOwners(shown) }];
  });
  const all = Object.values(accounts).flat();
  return { sections, total: sumOfOwners(all), ties: all.every(({ figures }) => comesTo(figures)) };
}

/** @returns each journal with what it moved on the accounts of the owners. */
export function ownersMoves<Of extends OwnersJournal>(
  journals: readonly Of[],
  accounts: readonly AccountNets[],
  form: OwnerForm,
): readonly (readonly [journal: Of, moves: readonly MoveOfAccount[]])[] {
  const roles = new Map(
    accounts.map((account) => [account.accountId, ownersRoleOf(account, form)]),
  );
  const roleOf = (accountId: number) => roles.get(accountId) ?? null;
  const capital = new Set(
    accounts.flatMap((account) =>
      sectionOf(account, form) === 'capital' ? account.accountId : [],
    ),
  );
  const judging = {
    roleOf,
    payeeOf: payeeReader(accounts),
    isCapital: (accountId: number) => capital.has(accountId),
  };
  return journals.map((journal) => [journal, movesOfJournal(journal, judging)]);
}

function movesByAccount(
  journals: readonly OwnersJournal[],
  accounts: readonly AccountNets[],
  form: OwnerForm,
): ReadonlyMap<number, readonly MoveOfAccount[]> {
  const byAccount = new Map<number, MoveOfAccount[]>();
  for (const [, moves] of ownersMoves(journals, accounts, form)) {
    for (const move of moves) {
      const before = byAccount.get(move.accountId) ?? [];
      byAccount.set(move.accountId, before);
      before.push(move);
    }
  }
  return byAccount;
}

/** What is earned and not divided; what is divided leaves it by the share of each partner. */
function undividedProfit(
  ledgers: StatementLedgers,
  { from, to }: Period,
  form: OwnerForm,
): OwnersAccount {
  const netAt = netReader(ledgers);
  const accounts = ledgers.accounts.filter((account) => isUndivided(account, form));
  const on = (day: Period['to']) =>
    accounts.reduce((sum, account) => sum - netAt(account, day), 0) + 0;
  const [opening, closing] = [on(dayBefore(from)), on(to)];
  const name = form === 'firm' ? 'Undistributed profit' : 'Profit';
  return {
    accountId: null,
    name,
    figures: { ...NO_OWNERS_FIGURES, opening, share: closing - opening, closing },
  };
}

/** Whether an account is of the profit that is earned and not divided. */
export const isUndivided = (account: AccountNets, form: OwnerForm): boolean =>
  isOfResult(account) || (form === 'firm' && isAppropriation(account));
