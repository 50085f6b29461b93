// What the documents before an invoice say in their history, without personal values.
import { totalOf } from '#core/invoice/index.ts';
import type { PresaleEvent } from '#core/trade/kinds/presale/index.ts';
import type { ProjectedEvent } from '../projection.ts';
import { rupeesFigure } from './figures.ts';

export type PresaleHistoryEvent = Extract<ProjectedEvent, { type: PresaleEvent['type'] }>;

export const isOfPresale = (event: ProjectedEvent): event is PresaleHistoryEvent =>
  event.stream.startsWith('presale-');

export function presaleInWords(event: PresaleHistoryEvent): string {
  switch (event.type) {
    case 'PresaleDrafted':
      return 'Drafted';
    case 'PresaleDraftChanged':
      return 'Draft changed';
    case 'PresaleIssued':
      return `Issued as ${event.data.number}, ${rupeesFigure(totalOf(event.data))}`;
    case 'PresaleInvoiced':
      return `Turned into the invoice ${event.data.invoiceNumber}`;
    case 'PresaleClosed':
      return `Closed: ${event.data.reason}`;
    case 'PresaleWithdrawn':
      return `Withdrawn: ${event.data.reason}`;
    case 'PresaleEmailRequested':
      return 'E-mail asked for';
    case 'PresaleEmailed':
      return 'E-mail sent';
    case 'PresaleEmailFailed':
      return `E-mail failed: ${event.data.reason}`;
  }
}
