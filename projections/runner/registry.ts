// Every projection there is.
import { assetsProjection } from '../assets/project.ts';
import { billingOverviewProjection } from '../billing-overview/project.ts';
import { bookSettingsProjection } from '../book-settings/project.ts';
import { booksAndMembersProjection } from '../books-and-members/project.ts';
import { catalogueCategoriesProjection } from '../catalogue-categories/project.ts';
import { catalogueMastersProjection } from '../catalogue-masters/project.ts';
import { catalogueProductsProjection } from '../catalogue-products/project.ts';
import { catalogueServicesProjection } from '../catalogue-services/project.ts';
import { chartOfAccountsProjection } from '../chart-of-accounts/project.ts';
import { customerListProjection } from '../customer-list/project.ts';
import { documentNumbersProjection } from '../document-numbers/project.ts';
import { invoiceStatusProjection } from '../invoice-status/project.ts';
import { journalListProjection } from '../journal-list/project.ts';
import { ledgerBalancesProjection } from '../ledger-balances/project.ts';
import { ledgerLinesProjection } from '../ledger-lines/project.ts';
import { peopleProjection } from '../people/project.ts';
import { periodTotalsProjection } from '../period-totals/project.ts';
import { receivablesProjection } from '../receivables/project.ts';
import { recordHistoryProjection } from '../record-history/project.ts';
import { recordsProjection } from '../records/project.ts';
import { removedRecordsProjection } from '../removed-records/project.ts';
import type { Projection } from './projection.ts';

export const PROJECTIONS: readonly Projection[] = [
  booksAndMembersProjection,
  chartOfAccountsProjection,
  journalListProjection,
  ledgerLinesProjection,
  ledgerBalancesProjection,
  periodTotalsProjection,
  peopleProjection,
  catalogueCategoriesProjection,
  catalogueProductsProjection,
  catalogueMastersProjection,
  catalogueServicesProjection,
  assetsProjection,
  bookSettingsProjection,
  customerListProjection,
  invoiceStatusProjection,
  receivablesProjection,
  documentNumbersProjection,
  billingOverviewProjection,
  recordHistoryProjection,
  recordsProjection,
  removedRecordsProjection,
];

/** What a book keeps of each projection, so that no other version writes into its rows. */
export const PROJECTION_VERSIONS: Readonly<Record<string, number>> = Object.fromEntries(
  PROJECTIONS.map(({ name, version }) => [name, version]),
);

/** @returns the projection of this name, or null. */
export const findProjection = (name: string): Projection | null =>
  PROJECTIONS.find((projection) => projection.name === name) ?? null;
