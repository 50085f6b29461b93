// Credit of a bill that goes out of a return since its supplier did not pay the tax, or since its
// goods are used for what section 17(5) blocks: which of both, in which return, and how much.
import { useState } from 'react';
import type { PurchaseBillDetail } from '#api/contract/trade/purchase-bill.ts';
import { blockedClause } from '#core/trade/terms.ts';
import { taxPaise } from '#core/trade/index.ts';
import type { CreditHeads } from '#core/trade/index.ts';
import { parseAmount, saysNil } from '#web/format/amount-entry.ts';
import { BLOCKED_CLAUSES } from '#web/format/credit.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { useOpenReturns } from '../CreditDialog.tsx';
import { purchaseBillName } from '../wording.ts';
import { PostCreditDialog } from './PostCreditDialog.tsx';
import { returnName } from './wording.ts';

type Props = {
  readonly bookId: number;
  readonly bill: PurchaseBillDetail;
  readonly onClose: () => void;
};

const HEADS = [
  ['cgstPaise', 'CGST (₹)', 'cgst'],
  ['sgstPaise', 'SGST (₹)', 'sgst'],
  ['igstPaise', 'IGST (₹)', 'igst'],
  ['cessPaise', 'Cess (₹)', 'cess'],
] as const;
type Head = (typeof HEADS)[number][0];

const RULE_37A = '37A';
const RULES = [
  { value: RULE_37A, label: 'Rule 37A, the supplier did not pay its tax' },
  ...BLOCKED_CLAUSES,
];

/** @returns what the bill took of a head: of a line that is eligible in part, in proportion. */
const takenOf = ({ items }: PurchaseBillDetail, head: Head): number =>
  items
    .filter(({ reverseCharge }) => reverseCharge === null)
    .reduce((sum, item) => {
      const tax = taxPaise(item);
      return sum + (tax === 0 ? 0 : Math.round((item[head] * item.creditPaise) / tax));
    }, 0);

const paiseOf = (text: string): number | null => (saysNil(text) ? 0 : parseAmount(text));

export function ReverseCreditDialog({ bookId, bill, onClose }: Props) {
  const today = todayInIndia();
  const returns = useOpenReturns(bookId, bill.postedOn ?? today, today).filter(
    ({ from }) => from <= today,
  );
  const [rule, setRule] = useState(RULE_37A);
  const [returnTo, setReturnTo] = useState<string | null>(null);
  const shown = HEADS.filter(([head]) => takenOf(bill, head) > 0);
  const [typed, setTyped] = useState<Partial<Readonly<Record<Head, string>>>>({});
  const textOf = (head: Head): string => typed[head] ?? formatPaise(takenOf(bill, head));
  const period = returns.find(({ to }) => to === returnTo) ?? returns.at(-1);
  if (period === undefined) return null;
  const known = shown.map(([head]) => [head, paiseOf(textOf(head))] as const);
  const nothing: CreditHeads = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0, cessPaise: 0 };
  const heads = {
    ...nothing,
    ...Object.fromEntries(known.map(([head, paise]) => [head, paise ?? 0])),
  };
  const clause = blockedClause.options.find((one) => one === rule) ?? null;
  const isWhole = known.every(([, paise]) => paise !== null) && taxPaise(heads) > 0;
  return (
    <PostCreditDialog
      kind="reverse"
      title={`Reverse credit of bill ${purchaseBillName(bill)}`}
      by={clause === null ? 'rule 37A' : 'section 17(5)'}
      account={clause === null ? 'credit-recoverable' : 'credit-lost'}
      heads={heads}
      body={{
        rule: clause === null ? RULE_37A : '17-5',
        period,
        bills: [{ billId: bill.id, ...heads }],
        sheet: null,
      }}
      clause={clause}
      missing={isWhole ? null : 'Enter how much of the credit is reversed.'}
      done={`Credit of ${formatRupees(taxPaise(heads))}`}
      onClose={onClose}
      fields={(errors, busy) => (
        <>
          <SelectField
            label="By"
            first
            value={rule}
            options={RULES}
            error={errors['clause'] ?? errors['rule']}
            onChange={setRule}
          />
          <SelectField
            label="Reversed in"
            value={period.to}
            options={returns.map((one) => ({ value: one.to, label: returnName(one) }))}
            error={errors['period']}
            onChange={setReturnTo}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            {shown.map(([head, label, name]) => (
              <AmountField
                key={head}
                label={label}
                text={textOf(head)}
                onText={(text) => setTyped((now) => ({ ...now, [head]: text }))}
                mayBeNil
                readOnly={busy}
                error={errors[`bills.0.${name}`]}
              />
            ))}
          </div>
        </>
      )}
    />
  );
}
