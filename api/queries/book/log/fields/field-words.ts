// The labels and values of an event's fields in words.
import { nameOfGroup } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { indianAmount } from '#core/kernel/writing/indian-number.ts';
import { returnPeriodInWords } from '#core/tax/index.ts';
import { dateInWords } from '#projections/runner/words/figures.ts';
import type { PathPart } from './leaves.ts';

export function valueInWords(field: string, value: unknown): string {
  if (value === null || value === '') return 'none';
  if (Array.isArray(value))
    return value.map((one) => valueInWords(field, one)).join(', ') || 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberInWords(field, value);
  if (typeof value !== 'string') return JSON.stringify(value);
  const day = parseCalendarDate(value);
  return day === null ? textInWords(field, value) : dateInWords(day);
}

/** Units as the log has them: docs/log-format.md. */
function numberInWords(field: string, value: number): string {
  if (field.endsWith('Paise')) return indianAmount(value);
  if (field.endsWith('Bps') || field === 'bps') return `${value / 100}%`;
  if (field === 'quantityThousandths') return String(value / 1000);
  if (!field.endsWith('Thousandths')) return String(value);
  // A price has three decimals; most are whole paise.
  return value % 10 === 0 ? indianAmount(value / 10) : String(value / 1000);
}

/** What people write themselves is shown as they wrote it. */
const WRITTEN: ReadonlySet<string> = new Set(
  'name note text reason narration reference description explanation what remark batch'.split(' '),
);

/** What is longer is no field that somebody reads: a signature, a key. */
const TEXT_MAX = 500;

function textInWords(field: string, text: string): string {
  if (field === 'base64') return 'a picture';
  if (text.length > TEXT_MAX) return `${text.slice(0, TEXT_MAX)}…`;
  if (field === 'group') return nameOfGroup(text as GroupCode);
  if (field === 'period' && /^\d{6}$/.test(text)) return returnPeriodInWords(text);
  if (WRITTEN.has(field)) return text;
  if (/^(gstr|itc)-\d+[a-z]?$/.test(text)) return text.toUpperCase();
  return /^[a-z]+(-[a-z]+)+$/.test(text) ? text.replaceAll('-', ' ') : text;
}

const UNITS = /(Paise|Bps|Thousandths|Id)$/;
const SHORT = /\b(gstin|gst|cgst|sgst|igst|pan|tan|hsn|uqc|irn|arn|sku|ifsc|upi|sez|tds)\b/g;
/** Fields whose names say too little by themselves. */
const LABELS: Readonly<Record<string, string>> = {
  typeId: 'account type',
  ledgerId: 'account',
  email: 'e-mail',
};

/**
 * @returns of the fields `entries` and `amountPaise` of the second one `Entries 2 amount`; what
 *   people have named keeps its letters.
 */
export function labelOf(
  parts: readonly PathPart[],
  nameOf: (field: string, id: number) => string,
): string {
  const label = parts
    .map((part) => {
      if ('called' in part) return part.called;
      return 'field' in part ? wordsOf(part.field) : nameOf(part.refersBy, part.id);
    })
    .join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

const wordsOf = (field: string): string =>
  LABELS[field] ??
  field
    .replace(UNITS, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replace(SHORT, (word) => word.toUpperCase());
