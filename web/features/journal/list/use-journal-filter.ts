// What the list is narrowed to stands in the address, so that Back and a sent link show it again.
import { listJournals } from '#api/contract/journal/journal.ts';
import { voucherType } from '#core/journal/terms.ts';
import type { VoucherType } from '#core/journal/index.ts';
import { useSearchParams } from 'react-router-dom';
import type { Period } from '#core/kernel/financial-year.ts';
import { periodFromAddress, periodQuery, rangeOf } from '#web/format/periods.ts';
import {
  AMOUNT_NAMES,
  amountQuery,
  amountsFromAddress,
  ANY_AMOUNT,
  isAnyAmount,
} from '#web/ui/lists/register/pills/amount-range.ts';
import type { AmountRange } from '#web/ui/lists/register/pills/amount-range.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { todayInIndia } from '#web/format/dates.ts';
import type { JournalOrder } from '../queries.ts';

type Only = 'all' | 'late' | 'corrections';

export type JournalFilterState = {
  readonly search: string;
  readonly only: Only;
  /** The register of one voucher type; null shows all. */
  readonly type: VoucherType | null;
  readonly accountId: number | null;
  /** Who recorded it; null shows everybody's. */
  readonly personId: number | null;
  /** Whether somebody has gone over it; null shows both. */
  readonly checked: 'yes' | 'no' | null;
  readonly amounts: AmountRange;
  /** The event after which it was recorded; null shows all. */
  readonly since: number | null;
  /** Null shows every day. */
  readonly period: PeriodChoice | null;
  /** Of a ledger of its own days: instead of the period. */
  readonly days: Period | null;
  readonly order: JournalOrder;
};

/** The latest day first, as a day book has them. */
const LATEST_FIRST: JournalOrder = '-date';
const orders = listJournals.query.shape.order.unwrap();

/** By which the address has it. */
export const FILTER_NAMES = [
  'q',
  'only',
  'type',
  'account',
  'by',
  'checked',
  ...AMOUNT_NAMES,
  'since',
  'year',
  'quarter',
  'month',
  'order',
] as const;

/** Every entry, in the order that was chosen. */
export const NOTHING_ASKED = {
  search: '',
  only: 'all',
  type: null,
  accountId: null,
  personId: null,
  checked: null,
  amounts: ANY_AMOUNT,
  since: null,
  period: null,
} as const;

/** @returns the number that an address has under a name, or null where it has none. */
function wholeOf(address: URLSearchParams, name: string): number | null {
  const whole = Number(address.get(name));
  return Number.isSafeInteger(whole) && whole > 0 ? whole : null;
}

/** What the page of one account says by itself: its list is narrowed within that. */
type LedgerOfFilter = {
  readonly accountId: number;
  readonly period: PeriodChoice;
  readonly days: Period | null;
  /** The order while the address names none. */
  readonly order: JournalOrder;
};

const NAMES_OF_LEDGER: readonly string[] = ['account', 'year', 'quarter', 'month'];

/** @param ledger null where the address says the account and the period too. */
export function useJournalFilter(ledger: LedgerOfFilter | null = null) {
  const [address, setAddress] = useSearchParams();
  const today = todayInIndia();
  const only = address.get('only');
  const checked = address.get('checked');
  const firstOrder = ledger?.order ?? LATEST_FIRST;
  const filter: JournalFilterState = {
    search: address.get('q') ?? '',
    only: only === 'late' || only === 'corrections' ? only : 'all',
    type: voucherType.nullable().catch(null).parse(address.get('type')),
    accountId: wholeOf(address, 'account'),
    personId: wholeOf(address, 'by'),
    checked: checked === 'yes' || checked === 'no' ? checked : null,
    amounts: amountsFromAddress(address),
    since: wholeOf(address, 'since'),
    period: address.has('year') ? periodFromAddress(address, today) : null,
    days: null,
    order: orders.catch(firstOrder).parse(address.get('order')),
    ...(ledger !== null && {
      accountId: ledger.accountId,
      period: ledger.period,
      days: ledger.days,
    }),
  };
  const isOwn = (name: string) => ledger === null || !NAMES_OF_LEDGER.includes(name);
  const set = (change: Partial<JournalFilterState>) =>
    setAddress(
      (now) => {
        const next = { ...filter, ...change };
        for (const name of FILTER_NAMES.filter(isOwn)) now.delete(name);
        if (next.search !== '') now.set('q', next.search);
        if (next.only !== 'all') now.set('only', next.only);
        if (next.type !== null) now.set('type', next.type);
        if (next.accountId !== null && isOwn('account')) {
          now.set('account', String(next.accountId));
        }
        if (next.personId !== null) now.set('by', String(next.personId));
        if (next.checked !== null) now.set('checked', next.checked);
        if (next.since !== null) now.set('since', String(next.since));
        if (next.order !== firstOrder) now.set('order', next.order);
        const period = next.period === null || ledger !== null ? {} : periodQuery(next.period);
        const ranges = Object.entries({ ...amountQuery(next.amounts), ...period });
        for (const [name, value] of ranges) now.set(name, String(value));
        return now;
      },
      { replace: true },
    );
  const isNarrowed = narrows(filter, ledger === null);
  return { filter, set, isNarrowed, today };
}

/** @param hasPlace whether the account and the period count too: of a ledger they are given. */
function narrows(filter: JournalFilterState, hasPlace: boolean): boolean {
  const { search, only, type, accountId, personId, checked, since, amounts, period } = filter;
  const chosen = [type, personId, checked, since, ...(hasPlace ? [accountId, period] : [])];
  return (
    search !== '' || only !== 'all' || !isAnyAmount(amounts) || chosen.some((one) => one !== null)
  );
}

/**
 * @returns the filter as the call takes it: `#1,276` is a number, `60000` an amount, words are
 * words.
 */
export function askedBy(filter: JournalFilterState) {
  const { search, only, type, accountId, period, personId, checked, since, amounts } = filter;
  const range = filter.days ?? (period === null ? null : rangeOf(period));
  return {
    ...searchedBy(search.trim()),
    ...(only === 'all' ? {} : { only }),
    ...(type === null ? {} : { voucher_type: type }),
    ...(accountId === null ? {} : { account: accountId }),
    ...(personId === null ? {} : { recorded_by: personId }),
    ...(checked === null ? {} : { checked }),
    ...(since === null ? {} : { since }),
    ...amountQuery(amounts),
    ...(range === null ? {} : { from: range.from, to: range.to }),
  };
}

function searchedBy(search: string): Record<string, string | number> {
  if (search === '') return {};
  const plain = search.replaceAll(',', '');
  if (/^#[1-9]\d{0,14}$/.test(plain)) return { number: Number(plain.slice(1)) };
  if (/^₹?\d{1,13}(\.\d{1,2})?$/.test(plain)) return { amount: plain.replace('₹', '') };
  return { search };
}
