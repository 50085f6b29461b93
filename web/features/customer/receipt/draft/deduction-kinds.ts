// What may be kept back of a receipt, as one list to choose from: TDS by section, then the rest.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { DeductionKind } from '#core/customer/index.ts';
import type { Choice } from '#web/ui/picker/match.ts';
import { tdsSectionsOn } from './tds-sections.ts';

export type DeductionChoice = Choice & {
  readonly kind: DeductionKind;
  readonly section: string | null;
  /** Hundredths of a percent of the value without GST; null where nothing is suggested. */
  readonly rateBps: number | null;
};

/** CGST Act, section 51: 1 % CGST and 1 % SGST, or 2 % IGST. */
const GST_TDS_BPS = 200;

const REST: readonly (readonly [DeductionKind, string])[] = [
  ['gst-tds', 'GST-TDS deducted'],
  ['discount', 'Discount allowed'],
  ['bank-charges', 'Bank charges'],
  ['round-off', 'Round off'],
  ['write-off', 'Written off as bad debt'],
  ['other', 'Another account'],
];

const percent = (bps: number): string => `${bps / 100}%`;

/** @returns the choices on a day; the same id means the same thing under either Act. */
export function deductionChoicesOn(day: CalendarDate): readonly DeductionChoice[] {
  const tds = tdsSectionsOn(day).map(({ section, what, rateBps }, index) => ({
    id: index + 1,
    name: `TDS: ${what}`,
    detail: `Section ${section}, ${percent(rateBps)}`,
    kind: 'tds' as const,
    section,
    rateBps,
    weight: index,
  }));
  const rest = REST.map(([kind, name], index) => ({
    id: 100 + index,
    name,
    ...(kind === 'gst-tds' ? { detail: `Section 51, ${percent(GST_TDS_BPS)}` } : {}),
    kind,
    section: null,
    rateBps: kind === 'gst-tds' ? GST_TDS_BPS : null,
    weight: 100 + index,
  }));
  return [...tds, ...rest];
}

/** To what each kind is posted, as the books call it; another names its account itself. */
export const ACCOUNT_WORDS: Readonly<Record<Exclude<DeductionKind, 'other'>, string>> = {
  tds: 'TDS receivable',
  'gst-tds': 'GST-TDS receivable',
  discount: 'Discount allowed',
  'bank-charges': 'Bank charges',
  'round-off': 'Round off',
  'write-off': 'Bad debts',
};
