// What other folders may import of an auditor's standing tests.
export { negativeCash } from './cash-days.ts';
export type { CashDay } from './cash-days.ts';
export type { PeriodClosing } from './closings.ts';
export type { PersonCorrections } from './corrections.ts';
export { entryWalk } from './entries/entry-walk.ts';
export type { EntryWalkFacts, WalkedEntries } from './entries/entry-walk.ts';
export type { Conformity, FirstDigits } from './first-digits.ts';
export { numberOrder } from './number-order.ts';
export type { SeriesNumber } from './number-order.ts';
export { isPrivilegedAct } from './privileged-acts.ts';
export { ruleOfTest, titleOfTest } from './rules.ts';
export {
  AUDIT_DAYS_MAX,
  HOLIDAYS_MAX,
  hourText,
  minutesOf,
  RARE_TIMES_MAX,
  USUAL_SETTINGS,
} from './terms.ts';
export { HITS_LISTED, hitList } from './hits.ts';
export { AUDIT_TESTS, isAuditTest } from './terms.ts';
export type { AuditAccount, AuditEntry, AuditHit, AuditHits, Finding } from './hits.ts';
export type { AuditSettings, AuditTest } from './terms.ts';
export { accountsNamed, findingInWords } from './words.ts';
