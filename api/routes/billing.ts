// All calls of customers, invoices and what settles them, and of how a book stands on them.
import type { Mount } from '#api/http/mount.ts';
import { mountBilling } from '#api/routes/invoice/billing.ts';
import { mountBillingSettings } from '#api/routes/book/billing-settings.ts';
import type { SettingsParts } from '#api/routes/book/billing-settings.ts';
import { mountCustomers } from '#api/routes/customer/customer.ts';
import { mountInvoices } from '#api/routes/invoice/invoice.ts';
import { mountInvoiceEmail } from '#api/routes/invoice/email.ts';
import type { EmailParts } from '#api/routes/invoice/email.ts';
import type { PaperParts } from '#api/routes/invoice/paper.ts';
import { mountInvoiceSettling } from '#api/routes/invoice/settling.ts';
import { mountPapers } from '#api/routes/invoice/paper.ts';
import { mountReceipts } from '#api/routes/customer/receipt.ts';

type CustomerParts = Parameters<typeof mountCustomers>[1];
export type BillingParts = EmailParts & PaperParts & SettingsParts & CustomerParts;
export function mountBillingCalls(mount: Mount, parts: BillingParts): void {
  mountCustomers(mount, parts);
  mountInvoices(mount, parts);
  mountInvoiceSettling(mount, parts);
  mountInvoiceEmail(mount, parts);
  mountPapers(mount, parts);
  mountBilling(mount, parts);
  mountReceipts(mount, parts);
  mountBillingSettings(mount, parts);
}
