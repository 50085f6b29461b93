// The self-invoice of a bill: by when it is to be made, or which it is, with its paper.
import { useState } from 'react';
import { cancelSelfInvoice, readSelfInvoicePdf } from '#api/contract/trade/reverse-charge.ts';
import type { PurchaseBillDetail } from '#api/contract/trade/purchase-bill.ts';
import { actOf } from '#web/client/act-warnings.ts';
import { begin } from '#web/client/call.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dayText, todayInIndia } from '#web/format/dates.ts';
import { PrintLink } from '#web/shell/form/PrintLink.tsx';
import { ReasonDialog } from '#web/shell/form/ReasonDialog.tsx';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { readPapersAgain } from './queries.ts';

type Props = { readonly bookId: number; readonly bill: PurchaseBillDetail };

export function SelfInvoicePart({ bookId, bill: { id: billId, selfInvoice } }: Props) {
  const has = useRights();
  const [isEnding, setEnding] = useState(false);
  if (selfInvoice === null) return null;
  const { number, date, dueBy } = selfInvoice;
  const at = { params: { billId }, query: { book_id: bookId } };
  if (number === null) {
    const isLate = dueBy !== null && dueBy < todayInIndia();
    return (
      <p className={`mt-3 text-right text-sm ${isLate ? 'text-overdue' : 'text-warn'}`}>
        Self-invoice due{dueBy !== null && ` by ${dayText(dueBy)}`}: the supplier is not registered,
        so you make the invoice.
      </p>
    );
  }
  return (
    <div className="mt-3 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-sm text-ink-2">
      <span>
        Self-invoice <span className="num">{number}</span> of {dayText(date)}
      </span>
      <PrintLink
        number={number}
        text="Print the self-invoice"
        ask={() => begin(readSelfInvoicePdf, at)}
      />
      <PresentOnly>
        {has('ReversePurchaseBill') && (
          <Button onClick={() => setEnding(true)}>Cancel the self-invoice</Button>
        )}
      </PresentOnly>
      {isEnding && (
        <ReasonDialog
          title={`Cancel self-invoice ${number}`}
          about="Its number stays used and is counted as cancelled. Another can be made of the bill."
          confirm="Cancel the self-invoice"
          done={`Self-invoice ${number} cancelled.`}
          act={(reason) => actOf(cancelSelfInvoice, { ...at, body: { reason } })}
          onDone={readPapersAgain}
          onClose={() => setEnding(false)}
        />
      )}
    </div>
  );
}
