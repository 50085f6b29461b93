// What an invoice needs to be known of its buyer and place before it is issued.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import {
  isOverseas,
  isPlaceOfSupply,
  isWithoutPayment,
  numberUnfit,
  undertakingOn,
} from '../../tax/index.ts';
import type { SupplyKind, Undertakings } from '../../tax/index.ts';
import type { Draft } from './header.ts';
import type { Supplier } from './parties.ts';
import { natureAskedOf, natureAsking, placedDraft } from './placing.ts';
import type { InvoiceBuyer } from './placing.ts';
import type { InvoiceRejection } from '../rejections.ts';

/**
 * What must be known of the buyer and the place before an invoice is issued: country and State
 * (CGST Rule 46, IGST Act ss. 10 to 13), and a letter for what bears no tax (CGST Rule 96A).
 */
export function placingRefusal(
  { draft, placeOfSupply: place }: { draft: Draft; placeOfSupply: string | null },
  supplier: Supplier,
  recipient: InvoiceBuyer,
  undertakings: Undertakings,
): InvoiceRejection | null {
  if (supplier.registration === 'unregistered') return null;
  const on = calendarDate(draft.issueDate);
  const { name, registration, country, stateCode, gstin } = recipient;
  const unfit = numberUnfit(registration, gstin);
  if (unfit !== null) return { kind: 'buyer_not_of_gstin', name, registration, numberKind: unfit };
  if (registration === 'overseas' && country === 'IN') {
    return { kind: 'buyer_country_missing', name };
  }
  const isNamed = registration === 'unregistered' || isOverseas(recipient);
  if (!isNamed && stateCode === null && !isPlaceOfSupply(gstin?.slice(0, 2) ?? '')) {
    return { kind: 'buyer_state_missing', name };
  }
  const asked = draft.placeOfSupply === null ? natureAskedOf(draft) : null;
  if (asked !== null) return { kind: 'line_nature_missing', ...asked };
  if (place === null) return unplacedRefusal(draft, supplier, recipient);
  return lacksUndertaking(draft.supply, on, undertakings)
    ? { kind: 'undertaking_missing', on }
    : null;
}

/** Of a place that nothing tells, the particulars of the invoice are asked. */
function unplacedRefusal(
  draft: Draft,
  supplier: Supplier,
  recipient: InvoiceBuyer,
): InvoiceRejection | null {
  const { reason } = placedDraft(draft, supplier, recipient);
  const nature = natureAsking(draft, recipient);
  return reason.by === 'service-place' && nature !== null
    ? { kind: 'service_place_missing', nature }
    : null;
}

const lacksUndertaking = (
  supply: SupplyKind,
  on: CalendarDate,
  undertakings: Undertakings,
): boolean => isWithoutPayment(supply) && undertakingOn(undertakings, on) === null;
