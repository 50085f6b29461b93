// Every projection there is.
import { appropriationsProjection } from '#projections/appropriations/project.ts';
import { assetPostingsProjection } from '#projections/asset-postings/project.ts';
import { assetsProjection } from '#projections/assets/project.ts';
import { billingOverviewProjection } from '#projections/billing-overview/project.ts';
import { bookSettingsProjection } from '#projections/book-settings/project.ts';
import { booksAndMembersProjection } from '#projections/books-and-members/project.ts';
import { catalogueCategoriesProjection } from '#projections/catalogue-categories/project.ts';
import { catalogueMastersProjection } from '#projections/catalogue-masters/project.ts';
import { catalogueProductsProjection } from '#projections/catalogue-products/project.ts';
import { catalogueServicesProjection } from '#projections/catalogue-services/project.ts';
import { chartOfAccountsProjection } from '#projections/chart-of-accounts/project.ts';
import { customerMailsProjection } from '#projections/customer-mails/project.ts';
import { customerListProjection } from '#projections/customer-list/project.ts';
import { documentNumbersProjection } from '#projections/document-numbers/project.ts';
import { documentsProjection } from '#projections/documents/project.ts';
import { eInvoicesProjection } from '#projections/e-invoices/project.ts';
import { importListProjection } from '#projections/import-list/project.ts';
import { invoiceStatusProjection } from '#projections/invoice-status/project.ts';
import { eventNotesProjection } from '#projections/event-notes/project.ts';
import { journalChecksProjection } from '#projections/journal-checks/project.ts';
import { journalListProjection } from '#projections/journal-list/project.ts';
import { ledgerBalancesProjection } from '#projections/ledger-balances/project.ts';
import { ledgerLinesProjection } from '#projections/ledger-lines/project.ts';
import { openingBalancesProjection } from '#projections/opening-balances/project.ts';
import { openItemsProjection } from '#projections/open-items/project.ts';
import { orderPartsProjection } from '#projections/order-parts/project.ts';
import { peopleProjection } from '#projections/people/project.ts';
import { periodTotalsProjection } from '#projections/period-totals/project.ts';
import { presaleListProjection } from '#projections/presale-list/project.ts';
import { receivablesProjection } from '#projections/receivables/project.ts';
import { recordHistoryProjection } from '#projections/record-history/project.ts';
import { recordsProjection } from '#projections/records/project.ts';
import { removedRecordsProjection } from '#projections/removed-records/project.ts';
import { reverseChargePapersProjection } from '#projections/reverse-charge-papers/project.ts';
import { stockInHandProjection } from '#projections/stock-in-hand/project.ts';
import { stockJournalsProjection } from '#projections/stock-journals/project.ts';
import { stockRunsProjection } from '#projections/stock-runs/project.ts';
import { supplierListProjection } from '#projections/supplier-list/project.ts';
import type { Projection } from '#projections/runner/projection.ts';

export const PROJECTIONS: readonly Projection[] = [
  booksAndMembersProjection,
  chartOfAccountsProjection,
  journalListProjection,
  journalChecksProjection,
  eventNotesProjection,
  ledgerLinesProjection,
  ledgerBalancesProjection,
  periodTotalsProjection,
  peopleProjection,
  catalogueCategoriesProjection,
  catalogueProductsProjection,
  catalogueMastersProjection,
  catalogueServicesProjection,
  assetsProjection,
  assetPostingsProjection,
  stockRunsProjection,
  appropriationsProjection,
  bookSettingsProjection,
  customerListProjection,
  supplierListProjection,
  customerMailsProjection,
  invoiceStatusProjection,
  presaleListProjection,
  documentsProjection,
  orderPartsProjection,
  reverseChargePapersProjection,
  eInvoicesProjection,
  receivablesProjection,
  openItemsProjection,
  openingBalancesProjection,
  documentNumbersProjection,
  billingOverviewProjection,
  importListProjection,
  stockInHandProjection,
  stockJournalsProjection,
  recordHistoryProjection,
  recordsProjection,
  removedRecordsProjection,
];

/** @returns the projection of this name, or null. */
export const findProjection = (name: string): Projection | null =>
  PROJECTIONS.find((projection) => projection.name === name) ?? null;
