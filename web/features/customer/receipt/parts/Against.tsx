// The open bills, oldest first, with what of each is settled; under them what was kept back; and
// what is left is the money, over a double rule.
import { useState } from 'react';
import { sentenceOf } from '#web/client/failure.ts';
import type { Failure, FieldErrors } from '#web/client/failure.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { TABLE_ROLES as AS } from '#web/ui/lists/DataTable.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { BillRow } from './BillRow.tsx';
import { Deductions } from './Deductions.tsx';
import { markOldest } from '../draft/reckoning.ts';
import { LINE, SUM } from './lines.ts';
import type { ReceiptForm } from '../use-receipt.ts';

/** Beyond these, those that are marked stand anyway. */
const SHOWN_FIRST = 50;

type Props = {
  readonly form: ReceiptForm;
  readonly errors: FieldErrors;
  readonly busy: boolean;
  readonly data: {
    readonly isReady: boolean;
    readonly failure: Failure | null;
    readonly onRetry: () => void;
  };
};

export function Against({ form, errors, busy, data }: Props) {
  const { fields, bills, choices, change, reckoning, draft } = form;
  return (
    <section aria-labelledby="against">
      <div className="mb-1.5 flex flex-wrap items-center gap-3">
        <h3 id="against" className="mr-auto font-semibold">
          Against
        </h3>
        {bills.length > 1 && (
          <Button
            kind="quiet"
            aria-keyshortcuts="Alt+O"
            className="-my-1 -mr-2 px-2!"
            onClick={() => change(markOldest(fields, bills, choices))}
          >
            Oldest first <Kbd>{keyLabel('Alt+O')}</Kbd>
          </Button>
        )}
      </div>
      {data.failure !== null && (
        <ErrorState what="the open bills" why={sentenceOf(data.failure)} onRetry={data.onRetry} />
      )}
      <div className="card">
        {!data.isReady && bills.length === 0 && (
          <Skeletons label="Loading the open bills" count={2} item="h-8" layout="grid gap-2 p-3" />
        )}
        {data.isReady && bills.length === 0 && data.failure === null && (
          <p className="px-3 py-2 text-ink-2">No open bills. The money goes on account.</p>
        )}
        <Bills form={form} errors={errors} busy={busy} />
        {bills.length > 0 && (
          <div className={`${LINE} border-t border-t-ink -mt-px font-semibold`}>
            <span>Bills settled</span>
            <span className={SUM}>{formatPaise(reckoning.settledPaise)}</span>
          </div>
        )}
        {draft === null && <Deductions form={form} errors={errors} busy={busy} />}
        <div className={`${LINE} font-semibold`}>
          <span>{form.fields.method === 'cash' ? 'Received in cash' : 'Received in bank'}</span>
          <span className={`${SUM} rule-double`}>{formatPaise(reckoning.receivedPaise ?? 0)}</span>
        </div>
      </div>
    </section>
  );
}

const HEAD = 'px-3 py-2 text-xs font-medium text-ink-2';

function Bills({ form, errors, busy }: Omit<Props, 'data'>) {
  const { bills, fields } = form;
  const [isWhole, setWhole] = useState(false);
  const shown = bills.filter(
    ({ key }, index) => isWhole || index < SHOWN_FIRST || fields.marked.includes(key),
  );
  if (bills.length === 0) return null;
  return (
    <>
      <table {...AS.table} className="w-full max-sm:block">
        <caption className="sr-only">Open bills</caption>
        <thead {...AS.rowgroup} className="max-sm:sr-only">
          <tr {...AS.row} className="border-b border-line bg-surface-2">
            <th {...AS.columnheader} scope="col" className={`${HEAD} w-10`}>
              <span className="sr-only">Settle it</span>
            </th>
            {['Bill', 'Date', 'Due'].map((head) => (
              <th key={head} {...AS.columnheader} scope="col" className={`${HEAD} text-left`}>
                {head}
              </th>
            ))}
            {['Outstanding (₹)', 'Settle (₹)'].map((head) => (
              <th key={head} {...AS.columnheader} scope="col" className={`${HEAD} num`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...AS.rowgroup} className="max-sm:block">
          {shown.map((bill) => (
            <BillRow
              key={bill.key}
              bill={bill}
              form={form}
              busy={busy}
              error={errors[`bill ${bill.key}`]}
            />
          ))}
        </tbody>
      </table>
      {shown.length < bills.length && (
        <p className="border-b border-line px-3 py-1">
          <Button kind="quiet" className="-ml-4" onClick={() => setWhole(true)}>
            Show all {formatCount(bills.length)} open bills
          </Button>
        </p>
      )}
    </>
  );
}
