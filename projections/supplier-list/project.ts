import { ERASED } from '#core/kernel/event.ts';
import { nameKey } from '#core/kernel/text.ts';
import type { ProjectedEvent, Projection } from '../runner/projection.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { suppliers } from './table.ts';

const patchSuppliers = patch(suppliers);

type SupplierPatch = Patch<typeof suppliers>;
type Said = Extract<ProjectedEvent, { type: 'CustomerChanged' }>['data']['changes'];

/** A party that is no supplier has no row, so what changes of it changes none. */
function patchesOf(event: ProjectedEvent): SupplierPatch[] {
  switch (event.type) {
    case 'CustomerCreated': {
      const { customerId, accountId, supplierAccountId } = event.data;
      if (supplierAccountId == null) return [];
      const columns = newColumns(event, event.data);
      return [
        {
          creates: true,
          columns: { ...touched(event, customerId), ...columns, is_customer: accountId !== null },
        },
      ];
    }
    case 'CustomerChanged': {
      const { customerId, changes } = event.data;
      const own = touched(event, customerId);
      if (changes.supplierAccountId != null) {
        return [{ creates: true, columns: { ...own, ...newColumns(event, changes) } }];
      }
      return [{ creates: false, columns: { ...own, ...columnsOf(changes) } }];
    }
    case 'CustomerErased': {
      const { customerId, fields } = event.data;
      const texts = Object.fromEntries(fields.map((field) => [field, ERASED]));
      const erased = { active: false, erased_at: event.recordedAt };
      return [
        {
          creates: false,
          columns: { ...touched(event, customerId), ...columnsOf(texts), ...erased },
        },
      ];
    }
    default:
      return [];
  }
}

const touched = ({ bookId, seq, recordedAt }: ProjectedEvent, customerId: number) => ({
  book_id: bookId,
  customer_id: customerId,
  last_seq: seq,
  updated_at: recordedAt,
});

/** What was never said of a supplier. */
const NOTHING_SAID = { registrations: [], msme: [], tds_certificates: [] };

const newColumns = (event: ProjectedEvent, said: Said) => {
  const given = Object.entries(columnsOf(said)).filter(([, value]) => value !== undefined);
  return {
    created_at: event.recordedAt,
    account_id: said.supplierAccountId,
    active: true,
    // Who becomes a supplier later is a customer already.
    is_customer: true,
    ...NOTHING_SAID,
    ...Object.fromEntries(given),
  };
};

const columnsOf = (said: Said) => ({
  name: said.name,
  name_key: said.name === undefined ? undefined : nameKey(said.name),
  active: said.supplierRetired === undefined ? undefined : !said.supplierRetired,
  registration: said.registration,
  company: said.company,
  gstin: said.gstin,
  pan: said.pan,
  state_code: said.stateCode,
  country: said.country,
  email: said.email,
  phone: said.phone,
  contact: said.contact,
  address: either(said.address, said.privateAddress),
  city: either(said.city, said.privateCity),
  pincode: either(said.pincode, said.privatePincode),
  registrations: said.registrations,
  msme: said.msme,
  udyam: said.udyam,
  supplier_due_days: said.supplierDueDays,
  bill_defaults: said.billDefaults,
  tds: said.tds,
  tds_certificates: said.tdsCertificates,
  bank_account_name: said.bankAccountName,
  bank_account_number: said.bankAccountNumber,
  bank_ifsc: said.bankIfsc,
  upi: said.upi,
  bank_confirmed_on: said.bankConfirmedOn,
});

/** The open value or the sealed one, whichever there is; undefined where neither changed. */
const either = (open: string | null | undefined, sealed: string | null | undefined) =>
  open === undefined ? sealed : (open ?? sealed ?? null);

export const supplierListProjection: Projection = {
  name: 'supplier-list',
  version: 1,
  tables: [suppliers],
  project: (events) => patchSuppliers(events.flatMap(patchesOf)),
  former: { version: null, project: () => [] },
};
