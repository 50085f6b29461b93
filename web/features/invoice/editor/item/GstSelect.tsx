// How an item is taxed: a rate that is in force on the day of the invoice, or why there is none.
import { GST_RATES, isRateInForce } from '#core/tax/index.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { parseDate } from '#web/format/date-entry.ts';
import type { InvoiceDraftLine } from '../../draft/draft.ts';
import type { EditorParts } from '../parts.ts';

const UNTAXED = [
  { value: 'nil', label: 'Nil-rated' },
  { value: 'exempt', label: 'Exempt' },
  { value: 'non-gst', label: 'Non-GST' },
] as const;

type Props = {
  readonly index: number;
  readonly line: InvoiceDraftLine;
  readonly parts: EditorParts;
  readonly onChange: (change: Partial<InvoiceDraftLine>) => void;
};

export function GstSelect({ index, line, parts, onChange }: Props) {
  const { typing, busy } = parts;
  const on = parseDate(typing.draft.issueText, typing.today) ?? typing.today;
  const hsn = line.hsn === '' ? null : line.hsn;
  const inForce = GST_RATES.filter(
    ({ rateBps }) => rateBps > 0 && isRateInForce(rateBps, { on, hsn }),
  ).map(({ rateBps }) => decimalText(rateBps, 2));
  const rates = [...new Set([...inForce, ...(line.taxRate === '0' ? [] : [line.taxRate])])];
  const value = line.treatment === 'taxable' ? line.taxRate : line.treatment;
  const choose = (chosen: string) => {
    const untaxed = UNTAXED.find((each) => each.value === chosen);
    if (untaxed === undefined) return onChange({ treatment: 'taxable', taxRate: chosen });
    onChange({ treatment: untaxed.value });
  };
  return (
    <select
      aria-label={`Item ${index + 1}, GST`}
      value={value}
      disabled={busy}
      onChange={(event) => choose(event.target.value)}
      className="control px-2!"
    >
      {value === '0' && <option value="0">0%</option>}
      {rates.map((rate) => (
        <option key={rate} value={rate}>
          {rate}%
        </option>
      ))}
      {UNTAXED.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </select>
  );
}
