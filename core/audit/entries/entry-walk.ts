// All tests of entries in one walk over them, by the numbers of their events.
import { isPartyGroup } from '../../account-type/index.ts';
import { cashLimitWalk } from '../cash-limits.ts';
import { closedFinding } from '../closings.ts';
import type { PeriodClosing } from '../closings.ts';
import { correctionCounter } from '../corrections.ts';
import type { PersonCorrections } from '../corrections.ts';
import * as rules from './entry-rules.ts';
import { digitCounter } from '../first-digits.ts';
import type { FirstDigits } from '../first-digits.ts';
import { hitList } from '../hits.ts';
import type { AuditAccount, AuditEntry, AuditHits } from '../hits.ts';
import type { AuditSettings, AuditTest } from '../terms.ts';
import type { Finding } from '../hits.ts';
import { pairCounter } from './unusual-pairs.ts';

export type EntryWalkFacts = {
  readonly accounts: readonly AuditAccount[];
  readonly closings: readonly PeriodClosing[];
  /** Days of entry that count, both included; null is without an end. */
  readonly from: string | null;
  readonly to: string | null;
};

/** The tests that look at one entry after the other. */
type EntryTest = Exclude<
  AuditTest,
  'numbers' | 'repeated-amounts' | 'negative-cash' | 'privileged-acts'
>;

export type WalkedEntries = {
  readonly found: Readonly<Record<EntryTest, AuditHits>>;
  readonly byPerson: readonly PersonCorrections[];
  readonly firstDigits: FirstDigits;
  readonly entryCount: number;
  /** Events of entries that were taken back, and of what took them back. */
  readonly takenBack: readonly number[];
};

type OneRule = (entry: AuditEntry) => Finding | null;

export function entryWalk(settings: AuditSettings, facts: EntryWalkFacts) {
  const { accounts, closings, from, to } = facts;
  const isTax = ({ group }: AuditAccount): boolean => group === 'duties-taxes';
  const taxAccounts = new Set(accounts.filter(isTax).map(({ accountId }) => accountId));
  const judged = {
    'back-dated': judge((entry) => rules.lateFinding(entry, settings)),
    'closed-period': judge((entry) => closedFinding(entry, closings)),
    'out-of-hours': judge((entry) => rules.hoursFinding(entry, settings)),
    'reversed-soon': judge((entry) => rules.reversedFinding(entry, settings)),
    'round-sums': judge((entry) => rules.roundFinding(entry, settings)),
    'tax-by-hand': judge((entry) => rules.taxFinding(entry, taxAccounts)),
    corrections: judge(rules.correctionFinding),
  };
  const counters = {
    pairs: pairCounter(settings.rareTimes, partyKeys(accounts)),
    people: correctionCounter(),
    digits: digitCounter(),
  };
  const cash = cashLimitWalk(accounts);
  const takenBack: number[] = [];
  let entryCount = 0;
  return {
    add(entry: AuditEntry): void {
      const { entryDate, originalSeq, isReversal, seq } = entry;
      if (isReversal && originalSeq !== null) takenBack.push(originalSeq, seq);
      if (!isOpening(entry)) cash.add(entry);
      if ((from !== null && entryDate < from) || (to !== null && entryDate > to)) return;
      entryCount += 1;
      for (const test of Object.values(judged)) test.add(entry);
      for (const counter of Object.values(counters)) counter.add(entry);
    },
    found: (): WalkedEntries => ({
      found: {
        'back-dated': judged['back-dated'].found(),
        'closed-period': judged['closed-period'].found(),
        'out-of-hours': judged['out-of-hours'].found(),
        'reversed-soon': judged['reversed-soon'].found(),
        'round-sums': judged['round-sums'].found(),
        'tax-by-hand': judged['tax-by-hand'].found(),
        corrections: judged.corrections.found(),
        'cash-limits': cash.found({ from, to }),
        'unusual-pairs': counters.pairs.found(),
        'first-digits': counters.digits.found(),
      },
      byPerson: counters.people.found(),
      firstDigits: counters.digits.digits(),
      entryCount,
      takenBack,
    }),
  };
}

const isOpening = ({ madeBy }: AuditEntry): boolean => madeBy === 'opening';

function judge(rule: OneRule) {
  const list = hitList();
  return {
    add(entry: AuditEntry): void {
      const finding = rule(entry);
      if (finding !== null) list.add(entry.seq, finding);
    },
    found: list.found,
  };
}

/** Customers are one account to the pairs, and suppliers another. */
const partyKeys = (accounts: readonly AuditAccount[]): ReadonlyMap<number, number> =>
  new Map(
    accounts
      .filter(({ group }) => isPartyGroup(group))
      .map(({ accountId, group }) => [accountId, group === 'sundry-debtors' ? -1 : -2]),
  );
