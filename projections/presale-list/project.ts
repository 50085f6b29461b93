import { amountsOf, totalOf } from '#core/invoice/index.ts';
import type { GoodsOfLine } from '#core/invoice/index.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { nameKey } from '#core/kernel/text.ts';
import { goodsOfChallan } from '#core/trade/kinds/presale/index.ts';
import { computeSupply } from '#core/tax/index.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { eraseFrom } from '../runner/writing/erase-texts.ts';
import { contentErased } from '../runner/writing/invoice-content.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { mailOutcome, requestedMail } from '../runner/writing/mail-columns.ts';
import { presaleEmails, presaleInvoices, presales } from './table.ts';
import type { PresaleContent } from './table.ts';

const patchPresales = patch(presales);
const patchInvoices = patch(presaleInvoices);
const patchEmails = patch(presaleEmails);

/** Its content names the parties as that of an invoice does. */
const eraseFromPresales = eraseFrom(
  presales,
  (text) => `
    update presales as live set content = ${contentErased(text)},
      last_seq = greatest(live.last_seq, erased.seq),
      updated_at = greatest(live.updated_at, erased.recorded_at)
    from erased
    where live.book_id = erased.book_id and live.customer_id = erased.customer_id`,
);

const eraseFromEmails = eraseFrom(
  presaleEmails,
  (text) => `
    update presale_emails as live set address = ${text},
      last_seq = greatest(live.last_seq, erased.seq),
      updated_at = greatest(live.updated_at, erased.recorded_at)
    from erased
    where live.book_id = erased.book_id and live.customer_id = erased.customer_id`,
);

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  return [
    ...patchPresales(events.flatMap(presalePatches)),
    ...patchInvoices(events.flatMap(invoicePatches)),
    ...patchEmails(events.flatMap(emailPatches)),
    ...eraseFromPresales(events),
    ...eraseFromEmails(events),
  ];
}

type PresalePatch = Patch<typeof presales>;

function presalePatches(event: ProjectedEvent): PresalePatch[] {
  switch (event.type) {
    case 'PresaleDrafted': {
      const { data } = event;
      const columns = {
        ...touched(event, data.presaleId),
        ...drafted(data),
        seq: event.seq,
        kind: data.kind,
        created_at: event.recordedAt,
        state: 'draft',
        number: null,
        number_key: null,
      };
      return [{ creates: true, columns }];
    }
    case 'PresaleDraftChanged': {
      const { data } = event;
      return [{ creates: false, columns: { ...touched(event, data.presaleId), ...drafted(data) } }];
    }
    case 'PresaleIssued':
      return [issued(event)];
    case 'PresaleInvoiced':
    case 'PresaleEmailRequested':
    case 'PresaleEmailed':
    case 'PresaleEmailFailed':
      return [{ creates: false, columns: touched(event, event.data.presaleId) }];
    case 'PresaleClosed':
      return [moved(event, event.data.presaleId, 'closed')];
    case 'PresaleWithdrawn':
      return [moved(event, event.data.presaleId, 'withdrawn')];
    default:
      return [];
  }
}

const touched = ({ bookId, seq, recordedAt }: ProjectedEvent, presaleId: number) => ({
  book_id: bookId,
  presale_id: presaleId,
  last_seq: seq,
  updated_at: recordedAt,
});

const moved = (event: ProjectedEvent, presaleId: number, state: string): PresalePatch => ({
  creates: false,
  columns: { ...touched(event, presaleId), state },
});

type OfEvent<Type extends ProjectedEvent['type']> = Extract<ProjectedEvent, { type: Type }>;
type DraftChange = OfEvent<'PresaleDraftChanged'>['data'];

function drafted({
  customerId,
  draft,
  heads,
  validUntil,
  challan,
}: Omit<DraftChange, 'presaleId'>) {
  const computed = computeSupply({ ...draft, heads });
  invariant(computed.ok, 'A draft was priced when it was written.');
  const { totalPaise, taxablePaise } = computed.value;
  const content: PresaleContent = { draft, heads };
  return {
    customer_id: customerId,
    total_paise: totalPaise,
    taxable_paise: taxablePaise,
    issue_date: draft.issueDate,
    valid_until: validUntil,
    challan,
    content,
  };
}

function issued(event: OfEvent<'PresaleIssued'>): PresalePatch {
  const { data } = event;
  const content: PresaleContent = { issued: data };
  const columns = {
    ...touched(event, data.presaleId),
    customer_id: data.customerId,
    total_paise: totalOf(data),
    taxable_paise: amountsOf(data.lines).taxablePaise,
    issue_date: data.issueDate,
    valid_until: data.validUntil,
    challan: data.challan,
    state: 'issued',
    number: data.number,
    number_key: nameKey(data.number),
    content,
    out_thousandths: data.movesGoods === undefined ? null : sumOf(goodsOfChallan(data)),
  };
  return { creates: false, columns };
}

const sumOf = (goods: readonly GoodsOfLine[]): number =>
  goods.reduce((sum, { quantityThousandths }) => sum + quantityThousandths, 0);

/** An invoice that was made of none has no row, and its cancellation changes nothing here. */
function invoicePatches(event: ProjectedEvent): Patch<typeof presaleInvoices>[] {
  const place = { book_id: event.bookId, last_seq: event.seq };
  switch (event.type) {
    case 'PresaleInvoiced': {
      const { presaleId, invoiceId, invoiceNumber } = event.data;
      const made = { presale_id: presaleId, cancelled: false, number: invoiceNumber };
      return [{ creates: true, columns: { ...place, invoice_id: invoiceId, ...made } }];
    }
    case 'InvoiceIssued': {
      const { invoiceId, delivered } = event.data;
      if (delivered === undefined) return [];
      const billed = { billed: delivered.goods, billed_thousandths: sumOf(delivered.goods) };
      return [{ creates: false, columns: { ...place, invoice_id: invoiceId, ...billed } }];
    }
    case 'InvoiceCancelled': {
      const columns = { ...place, invoice_id: event.data.invoiceId, cancelled: true };
      return [{ creates: false, columns }];
    }
    case 'InvoiceRenumbered': {
      const { invoiceId, number } = event.data;
      return [{ creates: false, columns: { ...place, invoice_id: invoiceId, number } }];
    }
    default:
      return [];
  }
}

function emailPatches(event: ProjectedEvent): Patch<typeof presaleEmails>[] {
  switch (event.type) {
    case 'PresaleEmailRequested': {
      const { emailId, presaleId, customerId, to } = event.data;
      const place = { presale_id: presaleId, customer_id: customerId };
      return [{ creates: true, columns: { ...requestedMail(event, emailId, to), ...place } }];
    }
    case 'PresaleEmailed':
      return [{ creates: false, columns: mailOutcome(event, event.data.emailId, null) }];
    case 'PresaleEmailFailed': {
      const { emailId, reason } = event.data;
      return [{ creates: false, columns: mailOutcome(event, emailId, reason) }];
    }
    default:
      return [];
  }
}

export const presaleListProjection: Projection = {
  name: 'presale-list',
  version: 2,
  tables: [presales, presaleInvoices, presaleEmails],
  project,
  // Version 1 kept nothing of parts: whatever stands takes the whole of its document.
  former: {
    version: 1,
    project: (events) => project(events.filter(({ type }) => type !== 'InvoiceIssued')),
  },
};
