// The bill itself: how many of the item, and at which price. It is issued with today's date.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { createInvoice } from '#api/contract/invoice/invoice.ts';
import { readBillingOverview } from '#api/contract/invoice/billing.ts';
import type { Product } from '#api/contract/catalogue/product.ts';
import type { MissingParticular } from '#core/invoice/index.ts';
import { perHeaderText } from '#core/invoice/terms.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { bareFigure } from '#web/format/figures.ts';
import { call } from '#web/client/call.ts';
import { invalidate } from '#web/client/query.ts';
import { newKey } from '#web/client/new-key.ts';
import { EnterStop, FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { MissingNotice, missingIn } from '#web/shell/form/MissingNotice.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { firstBillAtom } from '../use-is-first-hour.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { isTaxed } from '../use-guide.ts';
import type { Guide } from '../use-guide.ts';
import { firstHourWords as wording } from '../wording.ts';
import type { FirstHourStep } from '../wording.ts';

type Props = { readonly bookId: number; readonly guide: Guide };

export function IssueStep({ bookId, guide }: Props) {
  const { customer, item, show } = guide;
  if (customer !== null && item !== null) {
    return <IssueForm bookId={bookId} guide={guide} item={item} customerId={customer.id} />;
  }
  const first = customer === null ? 'customer' : 'item';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-ink-2">A bill needs {customer === null ? 'a customer' : 'an item'}.</p>
      <Button kind="primary" onClick={() => show(first)}>
        {wording.steps[first].title}
      </Button>
    </div>
  );
}

type FormProps = Props & { readonly item: Product; readonly customerId: number };

const thousandthsIn = (text: string): number => decimalOf(bareFigure(text), 3) ?? 0;
const isAbove0 = (text: string): boolean => thousandthsIn(text) > 0;

/** Of a bill that says no more than it must. */
const BILL = {
  placeOfSupply: null,
  servicePlace: null,
  reverseCharge: false,
  discount: null,
  ...perHeaderText(() => null),
  issue: true,
};

const DECIMAL = { autoComplete: 'off', inputMode: 'decimal' } as const;

function IssueForm({ bookId, guide, item, customerId }: FormProps) {
  const { show, settings, line: typed, setLine } = guide;
  const { quantity } = typed;
  const { priceThousandths } = item;
  const rate = typed.rate ?? (priceThousandths === null ? '' : decimalText(priceThousandths, 3));
  const [reason, setReason] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [key, setKey] = useState(newKey);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const setNotice = useSetAtom(noticeAtom);
  const setBill = useSetAtom(firstBillAtom);
  const missing = missingIn(failure);
  const gaps = {
    quantity: quantity !== '' && !isAbove0(quantity) ? wording.quantityWrong : undefined,
    rate: isAbove0(rate) ? undefined : wording.rateWrong,
  };
  const submit = (): boolean => {
    setSubmitted(true);
    if (gaps.quantity !== undefined || gaps.rate !== undefined) return false;
    const line = lineOf(
      item,
      quantity === '' ? 1000 : thousandthsIn(quantity),
      thousandthsIn(rate),
    );
    const override = reason.trim() === '' ? {} : { overrideReason: reason.trim() };
    void send(
      async () => {
        const body = { ...BILL, customerId, items: [line], bookId };
        const made = await call(createInvoice, {
          body: { ...body, ...override },
          idempotencyKey: key,
        });
        if (!made.ok && made.failure.kind === 'problem') setKey(newKey());
        return made;
      },
      async ({ id, number }) => {
        setBill({ bookId, invoiceId: id });
        setNotice({ text: `Issued ${number}.` });
        guide.goOn();
        await invalidate(readBillingOverview);
      },
    );
    return true;
  };
  return (
    <FormFrame
      form={{ busy, failure: missing.length > 0 ? null : failure, submit }}
      save="Issue invoice"
    >
      {missing.length > 0 && (
        <MissingNotice
          missing={missing}
          bookId={bookId}
          customerId={customerId}
          reason={reason}
          draftId={null}
          onGive={({ particular }) => show(stepOf(particular))}
          onReason={setReason}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <EnterStop>
          <TextField
            label="Quantity"
            value={quantity}
            onChange={(next) => setLine({ ...typed, quantity: next })}
            error={submitted ? gaps.quantity : undefined}
            hint={item.unit ?? undefined}
            input={{ ...DECIMAL, readOnly: busy, placeholder: '1' }}
          />
        </EnterStop>
        <Required>
          <TextField
            label="Price (₹)"
            value={rate}
            onChange={(next) => setLine({ ...typed, rate: next })}
            error={submitted ? gaps.rate : undefined}
            hint={settings !== null && isTaxed(settings) ? wording.priceTaxed : wording.price}
            input={{ ...DECIMAL, readOnly: busy }}
          />
        </Required>
      </div>
    </FormFrame>
  );
}

/** Which step asks for what the law demands. */
function stepOf(particular: MissingParticular['particular']): FirstHourStep {
  if (particular.startsWith('supplier')) return 'business';
  return particular.startsWith('buyer') ? 'customer' : 'item';
}

const lineOf = (item: Product, quantityThousandths: number, rateThousandths: number) => ({
  productId: item.id,
  name: item.name,
  hsn: item.hsn,
  uqc: item.uqc,
  unit: item.unit,
  nature: item.nature,
  quantityThousandths,
  rateThousandths,
  description: null,
  discount: null,
  cessBps: 0,
  cessPerUnitThousandths: 0,
});
