// Which bill is which: one that was posted keeps its id through every correction, also where its
// number alone tells it. What of a party's balance stands on no bill is a bill of its own, so that
// a party's bills add up to its ledger always.
import { invariant } from '../../kernel/invariant.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { nameKey } from '../../kernel/text.ts';
import { billsOfAccounts } from './bill-changes.ts';
import type { BillOfAccount } from './bill-changes.ts';
import type { GivenAccount, OpeningFigures } from '../commands.ts';
import type { PostedOpening } from '../evolve.ts';
import type { OpeningRejection } from '../rejections.ts';
import { REST_NUMBER } from '../terms.ts';
import type { OpeningAccount, OpeningBill } from '../terms.ts';

type Before = Pick<PostedOpening, 'accounts'> | null;
type Parties = { readonly isParty: (accountId: number) => boolean; readonly openedOn: string };

/** @returns the accounts that have a balance or bills, each bill with its id. */
export function accountsWithBills(
  before: Before,
  { accounts, billIds }: Pick<OpeningFigures, 'accounts' | 'billIds'>,
  { isParty, openedOn }: Parties,
): Result<readonly OpeningAccount[], Omit<UnknownBill, 'name'>> {
  const known = billsOf(before);
  const idByNumber = idsByNumber(known, accounts);
  const fresh = billIds.values();
  const takeFresh = (): number => {
    const { value } = fresh.next();
    invariant(value !== undefined, 'There is an id for each new bill.');
    return value;
  };
  const decided: OpeningAccount[] = [];
  for (const [index, given] of accounts.entries()) {
    const { accountId, balancePaise } = given;
    const bills: OpeningBill[] = [];
    for (const [place, { billId: givenId, ...bill }] of given.bills.entries()) {
      const billId = givenId ?? idByNumber.get(numberKey(accountId, bill.number)) ?? null;
      const isKnown = billId !== null && known.get(billId)?.accountId === accountId;
      const { number } = bill;
      if (billId !== null && !isKnown) {
        const at = { line: index + 1, bill: place + 1, number };
        return rejected({ kind: 'opening_bill_unknown', ...at, billId });
      }
      if (billId !== null) known.delete(billId);
      bills.push({ billId: billId ?? takeFresh(), ...bill });
    }
    const amountPaise = isParty(accountId) ? restOf(given) : 0;
    if (amountPaise !== 0) {
      const billId = restIdOf(before, accountId) ?? takeFresh();
      const own = { number: REST_NUMBER, billDate: openedOn, dueDate: null };
      bills.push({ billId, ...own, amountPaise, rest: true });
    }
    if (balancePaise !== 0 || bills.length > 0) decided.push({ accountId, balancePaise, bills });
  }
  return accepted(decided);
}

const numberKey = (accountId: number, number: string): string => `${accountId} ${nameKey(number)}`;

/** @returns the posted bills that are not given by their ids, by account and number. */
function idsByNumber(
  known: ReadonlyMap<number, BillOfAccount>,
  accounts: OpeningFigures['accounts'],
): ReadonlyMap<string, number> {
  const given = new Set(accounts.flatMap(({ bills }) => bills.map(({ billId }) => billId)));
  const others = [...known.values()].filter(({ billId }) => !given.has(billId));
  return new Map(others.map((one) => [numberKey(one.accountId, one.number), one.billId]));
}

type UnknownBill = Extract<OpeningRejection, { kind: 'opening_bill_unknown' }>;

const restOf = ({ balancePaise, bills }: GivenAccount): number =>
  bills.reduce((rest, { amountPaise }) => rest - amountPaise, balancePaise);

const restIdOf = (before: Before, accountId: number): number | undefined =>
  before?.accounts
    .find((account) => account.accountId === accountId)
    ?.bills.find(({ rest }) => rest === true)?.billId;

/** The rest is never given: it follows from the balance. */
const billsOf = (before: Before): Map<number, BillOfAccount> =>
  new Map(
    billsOfAccounts(before?.accounts ?? [])
      .filter(({ rest }) => rest !== true)
      .map((bill) => [bill.billId, bill]),
  );
