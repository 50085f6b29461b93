// Documents before an invoice as they are printed.
import { presalePaper } from '#core/paper/index.ts';
import type { PresaleDocument } from '#core/paper/index.ts';
import { PRESALE_KINDS } from '#core/trade/kinds/presale/index.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { findPresale, invoicesOfPresale } from '#projections/presale-list/read.ts';
import type { WholePresale } from '#projections/presale-list/read.ts';
import { countryName } from '#api/documents/country-name.ts';
import { pricedOf } from '#api/queries/invoice/items.ts';
import { placeShown, recipientOf, supplierOfBook } from '#api/queries/invoice/parties.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { openOf } from './detail.ts';
import type { NumberedPaper } from '#api/queries/invoice/papers.ts';

/** @returns the document as printed now, or null when the book has none of this id. */
export function readPresalePaper(
  db: ReadTables,
  bookId: number,
  presaleId: number,
  copies: number,
): Promise<NumberedPaper | null> {
  return snapshot(db, async (tables) => {
    const today = await readTodayInIndia(tables);
    const row = await findPresale(tables, { bookId, today }, presaleId);
    if (row === null) return null;
    const printed = await printedOf(tables, bookId, row);
    const { billing } = await settingsOf(tables, bookId);
    const paper = presalePaper({
      presale: printed,
      kind: row.kind,
      status: row.status,
      validUntil: row.validUntil,
      challan: row.challan,
      logo: billing.logo,
      countryName: countryName(printed.recipient.country),
      copies,
      open: openOf(row, await invoicesOfPresale(tables, bookId, presaleId)),
    });
    return { number: row.number ?? `${PRESALE_KINDS[row.kind].title} draft`, paper };
  });
}

/** A draft is printed as it would be issued today. */
async function printedOf(
  tables: ReadTables,
  bookId: number,
  { content, customerId }: WholePresale,
): Promise<PresaleDocument['presale']> {
  if ('issued' in content) return content.issued;
  const { draft, heads } = content;
  const [customer] = await customersById(tables, bookId, [customerId]);
  const supplier = await supplierOfBook(tables, bookId);
  const recipient = recipientOf(customer);
  const placeOfSupply = placeShown(draft, supplier, recipient);
  return {
    ...draft,
    ...pricedOf(content),
    supplier,
    recipient,
    placeOfSupply,
    heads,
    number: 'Draft',
  };
}
