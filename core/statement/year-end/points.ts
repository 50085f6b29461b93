// Which points of a year are settled, which are not, and which the book does not use.
import type { YearEndFacts, YearEndPoint } from './facts.ts';
import type { YearEndCode, YearEndState } from './terms.ts';

type PointFinding = Partial<Omit<YearEndPoint, 'code'>> & { readonly state: YearEndState };

const NOT_USED: PointFinding = { state: 'not-used' };

const isNil = (amount: number): YearEndState => (amount === 0 ? 'fine' : 'to-do');

const RULES: Readonly<Record<YearEndCode, (facts: YearEndFacts) => PointFinding>> = {
  drafts: ({ drafts }) => ({ state: isNil(drafts), count: drafts }),
  'opening-difference': ({ openingDifference: found }) =>
    found === null ? NOT_USED : { state: isNil(found.paise), ...found },
  suspense: ({ suspense }) => {
    if (suspense.length === 0) return NOT_USED;
    const open = suspense.filter(({ paise }) => paise !== 0);
    const paise = open.reduce((sum, account) => sum + account.paise, 0);
    const accountId = open[0]?.accountId ?? null;
    return { state: isNil(open.length), count: open.length, paise, accountId };
  },
  'negative-cash': ({ cash: { accounts, daysBelow } }) => {
    if (accounts === 0) return NOT_USED;
    const first = daysBelow.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))[0];
    const lowest = daysBelow.reduce((least, { paise }) => Math.min(least, paise), 0);
    return {
      state: isNil(daysBelow.length),
      count: daysBelow.length,
      paise: lowest,
      on: first?.on ?? null,
      accountId: first?.accountId ?? null,
    };
  },
  unmatched: ({ unmatched }) =>
    unmatched === null ? NOT_USED : { state: isNil(unmatched.count), ...unmatched },
  unchecked: ({ unchecked }) =>
    unchecked === null ? NOT_USED : { state: isNil(unchecked), count: unchecked },
  'stock-counted': ({ stock: { products, countedOn } }) =>
    products === 0 ? NOT_USED : { state: countedOn === null ? 'to-do' : 'fine', on: countedOn },
  'negative-stock': ({ stock: { products, negative } }) =>
    products === 0 ? NOT_USED : { state: isNil(negative), count: negative },
  'closing-stock': ({ closingStock: { byRegister, isMissing, withoutCost, isUsed, paise } }) => {
    if (byRegister) {
      const isFine = !isMissing && withoutCost === 0;
      return isFine ? { state: 'fine', paise } : { state: 'to-do', paise, count: withoutCost };
    }
    if (isMissing) return { state: 'to-do', paise };
    return isUsed ? { state: 'fine', paise } : NOT_USED;
  },
  'goods-received': ({ goodsReceived: found }) => {
    if (found === null) return NOT_USED;
    const { notes: count, openPaise, owedPaise, accountId } = found;
    const paise = openPaise - owedPaise;
    return { state: isNil(paise), count, paise, accountId };
  },
  'stock-posting': ({ stockPosting }) =>
    stockPosting === null
      ? NOT_USED
      : {
          state: isNil(stockPosting.open),
          count: stockPosting.open,
          paise: stockPosting.toPostPaise,
          on: stockPosting.lateOn,
        },
  depreciation: ({ depreciation: { assets, open, toPostPaise } }) =>
    assets === 0 ? NOT_USED : { state: isNil(open), count: open, paise: toPostPaise },
  appropriation: ({ undistributedPaise: paise }) =>
    paise === null ? NOT_USED : { state: isNil(paise), paise },
  numbers: ({ numbers: { taken, missing } }) =>
    taken === 0 ? NOT_USED : { state: isNil(missing), count: missing },
  'trial-balance': ({ trialBalance: { debitPaise, creditPaise } }) => ({
    state: isNil(debitPaise - creditPaise),
    paise: debitPaise,
  }),
  lock: ({ year, lockedTo }) => ({
    state: lockedTo !== null && lockedTo >= year.to ? 'fine' : 'to-do',
    on: lockedTo,
  }),
};

const NOTHING = { count: null, paise: null, on: null, accountId: null } as const;

export const judgeYearEnd = (code: YearEndCode, facts: YearEndFacts): YearEndPoint => ({
  code,
  ...NOTHING,
  ...RULES[code](facts),
});
