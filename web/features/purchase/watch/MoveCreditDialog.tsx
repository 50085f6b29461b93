// Credit of a bill that is reversed by rule 37, or claimed again as the bill is paid.
import type { UnpaidBill } from '#api/contract/trade/credit-reversal.ts';
import { taxPaise } from '#core/trade/index.ts';
import { formatRupees } from '#web/format/money.ts';
import { PostCreditDialog } from './PostCreditDialog.tsx';

type Props = {
  readonly kind: 'reverse' | 'reclaim';
  readonly bill: UnpaidBill;
  readonly onClose: () => void;
};

const TITLES = { reverse: 'Reverse credit of bill', reclaim: 'Claim credit of bill' } as const;

export function MoveCreditDialog({ kind, bill, onClose }: Props) {
  const { billId, billNumber, due, openPeriod: period } = bill;
  return (
    <PostCreditDialog
      kind={kind}
      title={`${TITLES[kind]} ${billNumber}`}
      by="rule 37"
      account="credit-recoverable"
      heads={due}
      body={{ rule: '37', period, bills: [{ billId, ...due }], sheet: null }}
      done={`Credit of ${formatRupees(taxPaise(due))}`}
      onClose={onClose}
    />
  );
}
