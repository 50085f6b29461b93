// The tests that need nothing but the entry itself, what it is set against and the chart.
import type { AuditEntry, Finding } from '../hits.ts';
import type { AuditSettings } from '../terms.ts';

/** Opening balances are dated the day before the books begin, whenever they are entered. */
const isOpening = ({ madeBy }: AuditEntry): boolean => madeBy === 'opening-balances';

/** Whether a person made it up, and neither a document nor the mirror of another entry did. */
const isByHand = ({ madeBy, isReversal }: AuditEntry): boolean => madeBy === null && !isReversal;

export function lateFinding(entry: AuditEntry, settings: AuditSettings): Finding | null {
  const { daysLate: days } = entry;
  return days > settings.backDatedDays && !isOpening(entry) ? { kind: 'late', days } : null;
}

/** What Lekha does by itself knows no hours. */
export function hoursFinding(entry: AuditEntry, settings: AuditSettings): Finding | null {
  const { minute, weekday, recordedOn, actorId } = entry;
  const { opensAt, closesAt, daysOff, holidays } = settings;
  if (actorId === 0) return null;
  if (holidays.includes(recordedOn) || holidays.includes(recordedOn.slice(5))) {
    return { kind: 'hours', why: 'holiday', minute };
  }
  if (daysOff.includes(weekday)) return { kind: 'hours', why: 'day-off', minute };
  return minute < opensAt || minute >= closesAt ? { kind: 'hours', why: 'hours', minute } : null;
}

export function reversedFinding(entry: AuditEntry, settings: AuditSettings): Finding | null {
  const { isReversal, originalSeq: original, daysSinceOriginal: days } = entry;
  if (!isReversal || original === null || days === null) return null;
  return days <= settings.reversedDays ? { kind: 'reversed', original, days } : null;
}

/** An invoice comes to a round sum by its price; a person's own entry is meant to. */
export function roundFinding(entry: AuditEntry, { roundPaise }: AuditSettings): Finding | null {
  const { amountPaise } = entry;
  const isRound = amountPaise > 0 && amountPaise % roundPaise === 0;
  return isRound && isByHand(entry) ? { kind: 'round' } : null;
}

/**
 * What is marked is listed with the rest, since a mark is a person's word as the entry is; so are
 * opening balances, and what takes back an entry by hand.
 */
export function taxFinding(entry: AuditEntry, taxAccounts: ReadonlySet<number>): Finding | null {
  const { lines, gstMark: mark, originalMadeBy, isReversal } = entry;
  const isTakenBack = isReversal && originalMadeBy !== null;
  if (isTakenBack || (entry.madeBy !== null && !isOpening(entry))) return null;
  const onTax = lines.find(([accountId]) => taxAccounts.has(accountId));
  const line = onTax ?? (mark === null ? undefined : lines[0]);
  return line === undefined ? null : { kind: 'tax', accountId: line[0], mark };
}

export function correctionFinding(entry: AuditEntry): Finding | null {
  const { originalSeq: original, isReversal } = entry;
  return original === null ? null : { kind: 'correction', original, isReversal };
}
