// Bills of suppliers whose printed tax is not what their rates come to, and self-invoices that are
// made late.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { ownInvoiceLate } from '#core/tax/index.ts';
import { formulaOff, printedOff } from '#core/trade/index.ts';
import type { BillOfEntry, BillTaxHead, PurchaseBill } from '#core/trade/index.ts';
import type { SelfInvoice } from '#core/trade/kinds/reverse-charge/index.ts';
import type { Warning } from '#core/warning/index.ts';
import type { JudgedAct } from './judged-act.ts';

const HEADS: Readonly<Record<BillTaxHead, 'CGST' | 'SGST' | 'IGST' | 'Cess'>> = {
  cgstPaise: 'CGST',
  sgstPaise: 'SGST',
  igstPaise: 'IGST',
  cessPaise: 'Cess',
};

export const purchaseWarnings = ({ events }: JudgedAct): readonly Warning[] =>
  events.flatMap((event) => {
    if (event.type === 'SelfInvoiceIssued') return lateInvoice(event.data);
    if (event.type === 'BillOfEntryPosted') return customsWarnings(event.data);
    return event.type === 'PurchaseBillPosted' ? taxWarnings(event.data) : [];
  });

/** A draft is looked at once it is posted; what a distributor hands on is by no rate. */
const taxWarnings = ({ supplier, lines, heads }: PurchaseBill): readonly Warning[] =>
  supplier.registration === 'input-service-distributor'
    ? []
    : printedOff(lines, heads).map(({ head, ...off }) => ({
        code: 'printed_tax_differs',
        head: HEADS[head],
        ...off,
      }));

const customsWarnings = ({ lines }: BillOfEntry): readonly Warning[] =>
  formulaOff(lines).map(({ formulaPaise: computedPaise, ...off }) => ({
    code: 'customs_tax_differs',
    ...off,
    computedPaise,
  }));

function lateInvoice({ number, date, bill }: SelfInvoice): readonly Warning[] {
  const { receivedOn } = bill;
  if (receivedOn === null) return [];
  const until = ownInvoiceLate(calendarDate(receivedOn), calendarDate(date));
  return until === null ? [] : [{ code: 'self_invoice_late', number, date, receivedOn, until }];
}
