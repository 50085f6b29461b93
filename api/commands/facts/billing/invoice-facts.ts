// Single facts of a decision on an invoice.
import type { QueryExecutorProvider } from 'kysely';
import type { CustomerState } from '#core/customer/index.ts';
import type {
  DraftLine,
  InvoiceCommand,
  InvoiceCustomer,
  InvoiceFacts,
  InvoiceState,
} from '#core/invoice/index.ts';
import { productReads } from '#projections/catalogue-products/read.ts';
import { findCredit } from '#projections/receivables/read.ts';
import { isListed } from '#api/queries/catalogue/hsn/master.ts';
import type { FactSource } from '../../desk.ts';
import { choosable, placeOf } from '../catalogue/links.ts';

export function customerFacts(state: CustomerState): InvoiceCustomer | null {
  if (state.status !== 'active' && state.status !== 'inactive') return null;
  const { name, company, gstin, pan, registration, stateCode, country } = state;
  return {
    active: state.status === 'active',
    recipient: {
      name,
      company,
      gstin,
      pan,
      registration,
      stateCode,
      country,
      address: state.address ?? state.privateAddress,
      city: state.city ?? state.privateCity,
      pincode: state.pincode ?? state.privatePincode,
    },
    dueDays: state.dueDays,
    email: state.email,
  };
}

type LineFacts = Pick<InvoiceFacts, 'products' | 'listedHsn'>;

/** What the lines had already stays, also where a product is no longer offered. */
export async function lineFacts(
  source: FactSource,
  command: InvoiceCommand,
  state: InvoiceState,
): Promise<LineFacts> {
  const had = state.status === 'draft' ? state.draft.lines : [];
  const wanted: readonly DraftLine[] = 'draft' in command.data ? command.data.draft.lines : [];
  const lines = [...wanted, ...had];
  const codes = lines.flatMap(({ hsn }) => (hsn !== null && isListed(hsn) ? [hsn] : []));
  return {
    listedHsn: new Set(codes),
    products: await productsOf(source, { wanted, had }),
  };
}

type Lines = { readonly wanted: readonly DraftLine[]; readonly had: readonly DraftLine[] };

async function productsOf(source: FactSource, lines: Lines): Promise<ReadonlySet<number>> {
  const idsOf = (of: readonly DraftLine[]) => of.map(({ productId }) => productId);
  const ids = { wanted: idsOf(lines.wanted), had: idsOf(lines.had) };
  if ([...ids.wanted, ...ids.had].every((id) => id === null)) return new Set();
  const place = await placeOf(source);
  const rows = await choosable(productReads, (row) => row.productId, place, ids);
  return new Set(rows.map((row) => row.productId));
}

export async function creditFacts(
  tables: QueryExecutorProvider,
  bookId: number,
  asked: { readonly command: InvoiceCommand; readonly customerId: number | null },
): Promise<InvoiceFacts['credit']> {
  const { command, customerId } = asked;
  if (command.type !== 'AllocateCredit' || customerId === null) return null;
  const { kind, id } = command.data.source;
  return findCredit(tables, bookId, { customerId, kind, id });
}
