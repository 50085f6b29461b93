// An auditor's standing tests by name, what they are set to until somebody says otherwise, and how
// far each may be set.

/** In the order in which a working paper has them. */
export const AUDIT_TESTS = [
  'back-dated',
  'closed-period',
  'out-of-hours',
  'reversed-soon',
  'numbers',
  'repeated-amounts',
  'round-sums',
  'unusual-pairs',
  'tax-by-hand',
  'negative-cash',
  'cash-limits',
  'privileged-acts',
  'corrections',
  'first-digits',
] as const;
export type AuditTest = (typeof AUDIT_TESTS)[number];

const NAMES: ReadonlySet<string> = new Set(AUDIT_TESTS);
export const isAuditTest = (name: string): name is AuditTest => NAMES.has(name);

export type AuditSettings = {
  /** Days after its date from which on an entry is back-dated. */
  readonly backDatedDays: number;
  /** Minutes of the day in India: work begins with the first and ends before the second. */
  readonly opensAt: number;
  readonly closesAt: number;
  /** 1 is Monday, 7 is Sunday. */
  readonly daysOff: readonly number[];
  /** `2026-11-08`, or `08-15` in every year. */
  readonly holidays: readonly string[];
  readonly reversedDays: number;
  readonly repeatedDays: number;
  readonly roundPaise: number;
  /** A pair of accounts that is seen so many times or fewer is unusual. */
  readonly rareTimes: number;
};

/** Days, and the times that a pair is seen: both ends included. */
export const AUDIT_DAYS_MAX = 3650;
export const RARE_TIMES_MAX = 20;
export const HOLIDAYS_MAX = 200;

/** A shop's hours, six days a week, and the three national holidays of India. */
export const USUAL_SETTINGS: AuditSettings = {
  backDatedDays: 7,
  opensAt: 9 * 60,
  closesAt: 20 * 60,
  daysOff: [7],
  holidays: ['01-26', '08-15', '10-02'],
  reversedDays: 3,
  repeatedDays: 7,
  roundPaise: 10_000_00,
  rareTimes: 1,
};

const HOUR = /^(?:([01][0-9]|2[0-3]):([0-5][0-9])|24:00)$/;

/** @returns minutes of the day of `09:30`, to `24:00`; null for what is no such time. */
export function minutesOf(text: string): number | null {
  if (!HOUR.test(text)) return null;
  const [hours = '', minutes = ''] = text.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** @returns `09:30` of minutes of the day. */
export function hourText(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
