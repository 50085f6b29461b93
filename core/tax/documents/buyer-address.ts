// When the law wants to know where a buyer without registration lives (CGST Rule 46(e)).
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { thresholdOn } from '../rates/thresholds.ts';
import type { Registration, SupplierRegistration } from '../terms.ts';

/**
 * @returns whether the invoice must bear the name, the address and the State of the buyer; below
 * the threshold it does so when the buyer asks (Rule 46(f)). A registered one is always named.
 */
export function asksBuyerAddress({
  supplierRegistration,
  recipientRegistration,
  taxablePaise,
  on,
}: {
  readonly supplierRegistration: SupplierRegistration;
  readonly recipientRegistration: Registration;
  readonly taxablePaise: number;
  readonly on: CalendarDate;
}): boolean {
  const from = thresholdOn('buyer-address-from', on);
  return (
    supplierRegistration !== 'unregistered' &&
    recipientRegistration === 'unregistered' &&
    from !== null &&
    taxablePaise >= from
  );
}
