// Entries of a shop as an auditor's tests read them: each is in order until a test says otherwise.
import { entryWalk, USUAL_SETTINGS } from '#core/audit/index.ts';
import type {
  AuditAccount,
  AuditEntry,
  AuditHit,
  AuditSettings,
  EntryWalkFacts,
  WalkedEntries,
} from '#core/audit/index.ts';

export const [CASH, SALES, RENT, OUTPUT_TAX, ASHA, RAVI, DAIRY, MILL] = [1, 2, 3, 4, 5, 6, 7, 8];

export const accounts: readonly AuditAccount[] = [
  { accountId: CASH, group: 'cash-in-hand' },
  { accountId: SALES, group: 'sales-accounts' },
  { accountId: RENT, group: 'indirect-expenses' },
  { accountId: OUTPUT_TAX, group: 'duties-taxes' },
  { accountId: ASHA, group: 'sundry-debtors' },
  { accountId: RAVI, group: 'sundry-debtors' },
  { accountId: DAIRY, group: 'sundry-creditors' },
  { accountId: MILL, group: 'sundry-creditors' },
];

/** Of Wednesday 18 November 2026 at noon, by hand, of rent paid in cash. */
export const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  seq: 100,
  number: 10,
  entryDate: '2026-11-18',
  recordedOn: '2026-11-18',
  minute: 12 * 60,
  weekday: 3,
  daysLate: 0,
  actorId: 7,
  amountPaise: 1234_56,
  madeBy: null,
  gstMark: null,
  isReversal: false,
  originalSeq: null,
  originalMadeBy: null,
  daysSinceOriginal: null,
  lines: [
    [RENT, 1234_56],
    [CASH, -1234_56],
  ],
  ...changes,
});

export const moved = (debitId: number, creditId: number): Pick<AuditEntry, 'lines'> => ({
  lines: [
    [debitId, 1234_56],
    [creditId, -1234_56],
  ],
});

type Setting = Partial<AuditSettings> & Partial<EntryWalkFacts>;

export function walked(entries: readonly AuditEntry[], set: Setting = {}): WalkedEntries {
  const { closings = [], from = null, to = null, ...settings } = set;
  const walk = entryWalk(
    { ...USUAL_SETTINGS, ...settings },
    { accounts: set.accounts ?? accounts, closings, from, to },
  );
  for (const one of entries) walk.add(one);
  return walk.found();
}

/** @returns what a test found of one entry. */
export const hitsOf = (
  test: keyof WalkedEntries['found'],
  changes: Partial<AuditEntry>,
  set: Setting = {},
): readonly AuditHit[] => walked([entry(changes)], set).found[test].hits;
