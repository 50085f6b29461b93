// All calls of customers, invoices and what settles them, and of how a book stands on them.
import type { Mount } from '#api/http/mount.ts';
import { mountReportPdf } from '#api/routes/server/report-pdf.ts';
import { mountBilling } from '#api/routes/invoice/billing.ts';
import { mountBillingSettings } from '#api/routes/book/billing-settings.ts';
import type { SettingsParts } from '#api/routes/book/billing-settings.ts';
import { mountCustomers } from '#api/routes/customer/customer.ts';
import { mountSuppliers } from '#api/routes/supplier/supplier.ts';
import { mountInvoices } from '#api/routes/invoice/invoice.ts';
import { mountInvoiceEmail } from '#api/routes/invoice/email.ts';
import type { EmailParts } from '#api/routes/invoice/email.ts';
import { mountDebitNotes } from '#api/routes/invoice/debit-note.ts';
import { mountInvoiceSettling } from '#api/routes/invoice/settling.ts';
import { mountEInvoices } from '#api/routes/invoice/e-invoice/e-invoice.ts';
import { mountPapers } from '#api/routes/invoice/paper.ts';
import { mountPresales } from '#api/routes/trade/presale.ts';
import { mountPurchaseBills } from '#api/routes/trade/purchase-bill.ts';
import { mountGoodsReceipts } from '#api/routes/trade/goods-receipt.ts';
import { mountPurchaseOrders } from '#api/routes/trade/purchase-order.ts';
import { mountPurchaseDebitNotes } from '#api/routes/trade/purchase-debit-note.ts';
import { mountReverseCharge } from '#api/routes/trade/reverse-charge.ts';
import { mountSupplierPayments } from '#api/routes/trade/supplier-payment.ts';
import { mountExpenses } from '#api/routes/trade/expense.ts';
import { mountBillsOfEntry } from '#api/routes/trade/bill-of-entry.ts';
import { mountCreditReversals } from '#api/routes/trade/credit-reversal.ts';
import { mountTdsDeposits } from '#api/routes/trade/tds-deposit.ts';
import type { PresaleParts } from '#api/routes/trade/presale.ts';
import { mountRefunds } from '#api/routes/customer/refund.ts';
import { mountMoneyPdfs } from '#api/routes/customer/money-pdf.ts';
import { mountReceipts } from '#api/routes/customer/receipt.ts';
import { mountReceivables } from '#api/routes/customer/receivables.ts';
import { mountReminders } from '#api/routes/customer/reminder.ts';
import type { ReminderParts } from '#api/routes/customer/reminder.ts';
import { mountStatementEmails } from '#api/routes/customer/statement-email.ts';
import type { StatementEmailParts } from '#api/routes/customer/statement-email.ts';
import { mountStatementPdf } from '#api/routes/customer/statement-pdf.ts';
import { mountSettlements } from '#api/routes/customer/settlement.ts';
import { createPdfReply } from '#api/routes/invoice/pdf-reply.ts';
import type { PaperParts } from '#api/routes/invoice/pdf-reply.ts';

type CustomerParts = Parameters<typeof mountCustomers>[1];
export type BillingParts = EmailParts &
  PresaleParts &
  StatementEmailParts &
  ReminderParts &
  PaperParts &
  SettingsParts &
  CustomerParts;
export function mountBillingCalls(mount: Mount, parts: BillingParts): void {
  mountCustomers(mount, parts);
  mountSuppliers(mount, parts);
  mountInvoices(mount, parts);
  mountInvoiceSettling(mount, parts);
  mountInvoiceEmail(mount, parts);
  mountEInvoices(mount, parts);
  const asPdf = createPdfReply(parts);
  mountReportPdf(mount, parts);
  mountPapers(mount, parts, asPdf);
  mountPresales(mount, parts, asPdf);
  mountPurchaseBills(mount, parts);
  mountPurchaseOrders(mount, parts, asPdf);
  mountGoodsReceipts(mount, parts, asPdf);
  mountPurchaseDebitNotes(mount, parts);
  mountSupplierPayments(mount, parts, asPdf);
  mountReverseCharge(mount, parts, asPdf);
  mountTdsDeposits(mount, parts);
  mountExpenses(mount, parts);
  mountCreditReversals(mount, parts);
  mountBillsOfEntry(mount, parts);
  mountDebitNotes(mount, parts, asPdf);
  mountStatementPdf(mount, parts, asPdf);
  mountMoneyPdfs(mount, parts, asPdf);
  mountStatementEmails(mount, parts);
  mountReminders(mount, parts);
  mountBilling(mount, parts);
  mountReceipts(mount, parts);
  mountRefunds(mount, parts);
  mountReceivables(mount, parts);
  mountSettlements(mount, parts);
  mountBillingSettings(mount, parts);
}
