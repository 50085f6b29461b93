// The settings of the tests as fields of a form: their labels, what they usually are, and what is
// sent of what was typed.
import { hourText, USUAL_SETTINGS } from '#core/audit/index.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { bareFigure } from '#web/format/figures.ts';
import type { AuditSettingName, AuditSettingTexts } from './use-audit-address.ts';

type SettingField = {
  readonly name: AuditSettingName;
  readonly label: string;
  readonly usual: string;
  readonly hint?: string;
  readonly isWide?: boolean;
};

const usual = USUAL_SETTINGS;

export const SETTING_FIELDS: readonly SettingField[] = [
  { name: 'from', label: 'Entries dated from', usual: '', hint: 'Empty for all' },
  { name: 'as_on', label: 'Entries dated up to', usual: '', hint: 'Empty for all' },
  {
    name: 'back_dated_days',
    label: 'Back-dated by more than (days)',
    usual: String(usual.backDatedDays),
  },
  {
    name: 'reversed_days',
    label: 'Reversed within (days)',
    usual: String(usual.reversedDays),
  },
  { name: 'opens_at', label: 'Work begins at', usual: hourText(usual.opensAt) },
  { name: 'closes_at', label: 'Work ends at', usual: hourText(usual.closesAt) },
  {
    name: 'days_off',
    label: 'Days off',
    usual: usual.daysOff.join(','),
    hint: '1 is Monday, 7 is Sunday: 6,7',
  },
  {
    name: 'repeated_days',
    label: 'Same amount within (days)',
    usual: String(usual.repeatedDays),
  },
  {
    name: 'holidays',
    label: 'Holidays',
    usual: usual.holidays.join(','),
    hint: '2026-11-08 for one day, 08-15 for every year',
    isWide: true,
  },
  {
    name: 'round_to',
    label: 'Round sums: multiples of (₹)',
    usual: String(usual.roundPaise / 100),
  },
  {
    name: 'rare_times',
    label: 'Unusual pair: seen at most (times)',
    usual: String(usual.rareTimes),
  },
];

/** @returns the text of every field, with what is usual where nothing is set. */
export const settingTexts = (settings: AuditSettingTexts): AuditSettingTexts =>
  Object.fromEntries(SETTING_FIELDS.map(({ name, usual: text }) => [name, settings[name] ?? text]));

/** @returns what differs from what is usual, days as the call has them. */
export function settingsTyped(texts: AuditSettingTexts): AuditSettingTexts {
  return Object.fromEntries(
    SETTING_FIELDS.flatMap(({ name, usual: usualText }) => {
      const text = (texts[name] ?? '').trim();
      if (text === usualText) return [];
      const isDay = name === 'from' || name === 'as_on';
      return [[name, isDay ? (parseDate(text, todayInIndia()) ?? text) : sentText(name, text)]];
    }),
  );
}

const LISTS: ReadonlySet<AuditSettingName> = new Set(['days_off', 'holidays']);

/** Lists may be typed with blanks, and rupees with commas. */
function sentText(name: AuditSettingName, text: string): string {
  if (LISTS.has(name)) return text.replaceAll(/\s*,\s*/g, ',');
  return name === 'round_to' ? bareFigure(text) : text;
}
