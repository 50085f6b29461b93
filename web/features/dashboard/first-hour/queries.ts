// What the guide reads of a book: enough to know which steps are done.
import { readFigures } from '#api/contract/book/figures.ts';
import { listUserProducts } from '#api/contract/catalogue/product.ts';
import { listCustomers } from '#api/contract/customer/customer.ts';
import { readInvoicePaper } from '#api/contract/invoice/paper.ts';
import { asking } from '#web/client/query.ts';

export const guideFiguresOf = (bookId: number) => asking(readFigures, { params: { bookId } });

const MANY = 50;

export const guideCustomersOf = (bookId: number) =>
  asking(listCustomers, { query: { book_id: bookId, status: 'active', limit: MANY } });

export const ownItemsOf = (bookId: number) =>
  asking(listUserProducts, { query: { book_id: bookId, limit: MANY } });

export const billPaperOf = (bookId: number, invoiceId: number) =>
  asking(readInvoicePaper, { params: { invoiceId }, query: { book_id: bookId, copies: 1 } });
