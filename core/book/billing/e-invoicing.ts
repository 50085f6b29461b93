// What a book says of e-invoices: whether its class is exempt, and the keys with which the portal
// signs its answers.
import { isSame } from '../../kernel/decider.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { SetEInvoicing } from '../commands.ts';
import type { EInvoicingEvent, EInvoicingSettings } from './e-invoicing-events.ts';
import type { BookEvent } from '../events.ts';
import type { BookRejection } from '../rejections.ts';

export const NO_E_INVOICING: EInvoicingSettings = { exemption: null, keys: [] };

/** Only what the command names is set. */
export function setEInvoicing(
  before: EInvoicingSettings,
  { data }: SetEInvoicing,
): Result<readonly BookEvent[], BookRejection> {
  const { bookId, exemption = before.exemption, keys = before.keys } = data;
  const names = keys.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return rejected({ kind: 'portal_key_named_twice', name: twice });
  const events: BookEvent[] = [];
  if (exemption !== before.exemption) {
    events.push({ type: 'EInvoiceExemptionSet', version: 1, data: { bookId, exemption } });
  }
  if (!isSame(keys, before.keys)) {
    events.push({ type: 'PortalKeysSet', version: 1, data: { bookId, keys: [...keys] } });
  }
  return accepted(events);
}

export const eInvoicingAfter = (
  before: EInvoicingSettings,
  { type, data }: EInvoicingEvent,
): EInvoicingSettings =>
  type === 'EInvoiceExemptionSet'
    ? { ...before, exemption: data.exemption }
    : { ...before, keys: data.keys };
