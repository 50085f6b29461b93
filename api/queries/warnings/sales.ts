// The same sale entered twice within moments, and reverse charge to who seldom bears it.
import { totalOf } from '#core/invoice/index.ts';
import {
  isSameSale,
  reverseChargeUnusual,
  SAME_SALE_MINUTES,
  sameSale,
} from '#core/warning/index.ts';
import type { Warning } from '#core/warning/index.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import { salesAlike } from '#projections/invoice-status/read-beside.ts';
import type { JudgedAct } from './judged-act.ts';

type Issued = Extract<ProjectedEvent, { readonly type: 'InvoiceIssued' }>;

export async function saleWarnings(act: JudgedAct): Promise<readonly Warning[]> {
  const issued = act.events.filter((event): event is Issued => event.type === 'InvoiceIssued');
  const found = await Promise.all(
    issued.map(async (event) => sameSale(event.data, await sameBefore(act, event))),
  );
  return [...found.flat(), ...issued.flatMap(({ data }) => reverseChargeUnusual(data))];
}

async function sameBefore({ log }: JudgedAct, { data, recordedAt }: Issued) {
  const { invoiceId, customerId, issueDate: date } = data;
  const totalPaise = totalOf(data);
  const found = await log.ask(salesAlike, {
    bookId: log.bookId,
    invoiceId,
    customerId,
    date,
    totalPaise,
    recordedAt,
    minutes: SAME_SALE_MINUTES,
  });
  const same = found
    .toSorted((one, other) => other.seq - one.seq)
    .find(({ content }) => 'issued' in content && isSameSale(data, { ...data, ...content.issued }));
  return same === undefined ? null : { number: same.number, amountPaise: totalPaise };
}
