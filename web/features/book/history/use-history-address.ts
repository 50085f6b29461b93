// What the console says in its address: where it stands, how it steps, and what it is narrowed to.
import { useSearchParams } from 'react-router-dom';
import type { AmountRange } from '#web/ui/lists/register/pills/amount-range.ts';
import { amountQuery, amountsFromAddress } from '#web/ui/lists/register/pills/amount-range.ts';
import type { EventFilters } from './queries.ts';

const FILTERS = [
  'by',
  'kind',
  'record',
  'account',
  'only',
  'source',
  'amount_from',
  'amount_to',
] as const satisfies readonly (keyof EventFilters)[];

const NO_AMOUNTS = { amount_from: null, amount_to: null };

export type HistoryFilter = (typeof FILTERS)[number];

/** @param lastSeq where the console stands unless the address says otherwise. */
export function useHistoryAddress(lastSeq: number) {
  const [address, setAddress] = useSearchParams();
  const text = address.get('event') || address.get('at') || null;
  const asked = Number(text ?? lastSeq);
  const isKnown = Number.isInteger(asked) && asked >= 1 && asked <= lastSeq;
  const set = (values: Readonly<Record<string, string | null>>) =>
    setAddress(
      (now) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === null || value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  return {
    seq: isKnown ? asked : lastSeq,
    /** What the address asks for and the book has not. */
    unknown: isKnown ? null : text,
    byEvent: address.get('step') === 'event',
    filters: filtersIn(address),
    amounts: amountsFromAddress(address),
    goTo: (to: number) => {
      const bounded = Math.min(Math.max(to, 1), lastSeq);
      set({ event: bounded === lastSeq ? null : String(bounded) });
    },
    setByEvent: (on: boolean) => set({ step: on ? 'event' : null }),
    // Events of one record are of its kind, and no filter of entries goes with them.
    setFilter: (name: HistoryFilter, value: string | null) =>
      set({ [name]: value, ...(name !== 'by' && { record: null }) }),
    showRecord: (kind: string, id: number) =>
      set({ ...Object.fromEntries(FILTERS.map((one) => [one, null])), kind, record: String(id) }),
    clearFilters: () => set(Object.fromEntries(FILTERS.map((name) => [name, null]))),
    setAmounts: (amounts: AmountRange) =>
      set({ ...NO_AMOUNTS, ...amountQuery(amounts), record: null }),
  };
}

function filtersIn(address: URLSearchParams): EventFilters {
  return Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = address.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
}
