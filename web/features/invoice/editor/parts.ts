// What every part of the editor is handed.
import type { ComponentType } from 'react';
import type { Customer } from '#api/contract/customer/customer.ts';
import type { Product } from '#api/contract/catalogue/product.ts';
import type { DraftKind } from '../draft/kinds.ts';
import type { InvoiceContext } from '../draft/known.ts';
import type { InvoicePreview } from '../draft/priced.ts';
import type { InvoiceTyping } from '../draft/use-invoice-draft.ts';

export type EditorParts = {
  readonly bookId: number;
  readonly kind: DraftKind;
  /** Of the draft of an invoice that the books have; null of others. */
  readonly invoiceId: number | null;
  readonly typing: InvoiceTyping;
  readonly known: InvoiceContext;
  readonly priced: InvoicePreview;
  /** What is wrong, by the name of the place. */
  readonly errors: Readonly<Record<string, string>>;
  readonly busy: boolean;
  readonly onAddCustomer: ((text: string) => void) | undefined;
  readonly onAddProduct: ((index: number, text: string) => void) | undefined;
  /** A product of the catalogue, as it fills a line. */
  readonly onTake: (index: number, product: Product) => void;
};

type Quick = {
  readonly bookId: number;
  readonly name: string;
  readonly onClose: () => void;
};

/** The sheets for what does not exist yet; other features', so the routes hand them in. */
export type QuickCustomer = ComponentType<
  Quick & { readonly onSaved: (customer: Customer) => void }
>;
export type QuickProductComponent = ComponentType<
  Quick & { readonly onSaved: (saved: { readonly id: number; readonly name: string }) => void }
>;
