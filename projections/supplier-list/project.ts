import { ERASED } from '#core/kernel/event.ts';
import { NO_ERASURE_ASKED, partyColumnsOf, removedParty } from '../runner/party-columns.ts';
import type { ProjectedEvent, Projection } from '../runner/projection.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { removeFrom } from '../runner/writing/write-rows.ts';
import { suppliers } from './table.ts';

const patchSuppliers = patch(suppliers);
const removeSuppliers = removeFrom(suppliers);

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
      const gained = changes.accountId == null ? {} : { is_customer: true };
      return [{ creates: false, columns: { ...own, ...columnsOf(changes), ...gained } }];
    }
    case 'CustomerErased': {
      const { customerId, fields } = event.data;
      const texts = Object.fromEntries(fields.map((field) => [field, ERASED]));
      const erased = { active: false, erased_at: event.recordedAt, ...NO_ERASURE_ASKED };
      return [
        {
          creates: false,
          columns: { ...touched(event, customerId), ...columnsOf(texts), ...erased },
        },
      ];
    }
    case 'CustomerErasureAsked': {
      const { customerId, dueOn } = event.data;
      const asked = { erasure_asked_at: event.recordedAt, erasure_due_on: dueOn };
      return [{ creates: false, columns: { ...touched(event, customerId), ...asked } }];
    }
    case 'CustomerErasureCancelled': {
      const columns = { ...touched(event, event.data.customerId), ...NO_ERASURE_ASKED };
      return [{ creates: false, columns }];
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
    // What was asked of the party before it had the role is in the row of the other role.
    ...NO_ERASURE_ASKED,
    ...Object.fromEntries(given),
  };
};

const columnsOf = (said: Said) => ({
  ...partyColumnsOf(said),
  active: said.supplierRetired === undefined ? undefined : !said.supplierRetired,
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
  special_registration: said.specialRegistration,
});

/** What was created and removed in one slice is written first, and then goes. */
const project = (events: readonly ProjectedEvent[]) => [
  ...patchSuppliers(events.flatMap(patchesOf)),
  ...removeSuppliers(events.flatMap(removedParty)),
];

export const supplierListProjection: Projection = {
  name: 'supplier-list',
  version: 2,
  tables: [suppliers],
  project,
  // Version 1 did not keep that an erasure waits.
  former: { version: 1, project },
};
