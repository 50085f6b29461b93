// Requests as text, made cheaply: a client must not cost what a server does.
import type { Dice } from '../ground/dice.ts';
import type { PostingWork } from './work.ts';

type Sender = { readonly port: number; readonly cookie: string; readonly type: string };

export const headOf = (path: string, { port, cookie, type }: Sender): string =>
  [
    `POST ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Cookie: ${cookie}`,
    `Content-Type: ${type}`,
  ].join('\r\n');

/** @param body in ASCII, so that its length is that of its bytes. */
export const withBody = (head: string, body: string): string =>
  `${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** @returns a journal of two lines between two of the accounts, dated today. */
export function journalOf(bookId: number, accountIds: readonly number[], roll: Dice): string {
  const from = roll(accountIds.length);
  const to = (from + 1 + roll(accountIds.length - 1)) % accountIds.length;
  const rupees = `${1 + roll(90_000)}.${10 + roll(90)}`;
  return (
    `{"entry":[{"account_id":${accountIds[from]},"amount":${rupees}},` +
    `{"account_id":${accountIds[to]},"amount":-${rupees}}],` +
    `"narration":"Bill ${1000 + roll(900_000)}","book_id":${bookId}}`
  );
}

/** @returns a bill of one line of one of the suppliers, dated today and posted at once. */
export function billOf(
  bookId: number,
  { accountIds, costAccountId }: NonNullable<PostingWork['suppliers']>,
  number: string,
  roll: Dice,
): string {
  const rupees = `${1 + roll(9000)}.${10 + roll(90)}`;
  const day = new Date().toISOString().slice(0, 10);
  return (
    `{"supplier_account_id":${accountIds[roll(accountIds.length)]},"bill_number":"${number}",` +
    `"bill_date":"${day}","received_on":"${day}","items":[{"account_id":${costAccountId},` +
    `"name":"Cotton bale","hsn":"5201","uqc":"BAL","quantity":${1 + roll(9)},"rate":"${rupees}",` +
    `"tax_rate":5}],"post":true,"book_id":${bookId}}`
  );
}

/** @returns an invoice of one line to one of the customers, dated today and issued at once. */
export function invoiceOf(bookId: number, customerIds: readonly number[], roll: Dice): string {
  const rupees = `${1 + roll(9000)}.${10 + roll(90)}`;
  return (
    `{"customer_id":${customerIds[roll(customerIds.length)]},"items":[{"name":"Cotton bale",` +
    `"hsn":"5201","uqc":"BAL","quantity":${1 + roll(9)},"rate":"${rupees}","tax_rate":5}],` +
    `"issue":true,"book_id":${bookId}}`
  );
}
