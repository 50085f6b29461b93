// What the invoices that were made of a document leave to be done with it.
import type { PresaleCommand, PresaleFacts } from '../commands.ts';
import { goodsOpen } from './goods.ts';
import type { NumberedPresale } from '../evolve.ts';
import type { PresaleRejection } from '../rejections.ts';

/**
 * What an invoice takes whole waits for it. A challan of which goods are open may be billed further
 * and closed, and is withdrawn no more.
 */
export function invoicedRefusal(
  state: NumberedPresale,
  { type }: Pick<PresaleCommand, 'type'>,
  { standing }: Pick<PresaleFacts, 'standing'>,
): PresaleRejection | null {
  const made = state.invoices.filter(({ invoiceId }) => standing.has(invoiceId));
  const last = made.find(({ invoiceId }) => standing.get(invoiceId) === null) ?? made.at(-1);
  if (last === undefined) return null;
  const isWhole = standing.get(last.invoiceId) === null;
  const isOpen = !isWhole && goodsOpen(state, standing).length > 0;
  const { number } = state;
  return isOpen && type !== 'WithdrawPresale'
    ? null
    : { kind: 'presale_is_invoiced', number, invoiceNumber: last.number };
}
