// Two customers of Sahyadri Traders: one registered in Karnataka, one without a registration.
import type { CustomerEvent, CustomerFacts, CustomerFields } from '#core/customer/index.ts';
import type { AccountId, CustomerId, JournalId, ReceiptId } from '#core/kernel/ids.ts';
import { today } from '#tests/specimens/days.ts';
import { sahyadri } from '#tests/specimens/sahyadri.ts';

export const mills = {
  customerId: 71 as CustomerId,
  accountId: sahyadri.karnatakaAgro,
  gstin: '29AAACK1234F1ZW',
  pan: 'AAACK1234F',
  receiptId: 81 as ReceiptId,
  journalId: 91 as JournalId,
  reversalId: 92 as JournalId,
} as const;

export const lakshmi = { customerId: 72 as CustomerId, accountId: 68 as AccountId } as const;

export const millsFields: CustomerFields = {
  name: 'Karnataka Agro Mills',
  company: null,
  registration: null,
  gstin: mills.gstin,
  pan: null,
  stateCode: null,
  country: 'IN',
  email: 'mills@agro.example',
  phone: '+91 98450 00001',
  contact: 'Suresh Gowda',
  address: '4 Mill Road',
  city: 'Hubballi',
  pincode: '580020',
  dueDays: null,
};

export const lakshmiFields: CustomerFields = {
  ...millsFields,
  name: 'Lakshmi Iyer',
  gstin: null,
  stateCode: '27',
  email: 'lakshmi@home.example',
  contact: null,
  address: '7 Temple Street',
  city: 'Pune',
  pincode: '411002',
};

const { customerId, accountId, gstin, pan } = mills;

export const millsCreated: CustomerEvent = {
  type: 'CustomerCreated',
  version: 1,
  data: {
    ...{ customerId, accountId },
    ...millsFields,
    ...{ registration: 'regular', gstin, pan, stateCode: '29' },
    ...{ privateAddress: null, privateCity: null, privatePincode: null },
  },
};

export const lakshmiCreated: CustomerEvent = {
  type: 'CustomerCreated',
  version: 1,
  data: {
    ...lakshmi,
    ...lakshmiFields,
    ...{ registration: 'unregistered', address: null, city: null, pincode: null },
    privateAddress: '7 Temple Street',
    privateCity: 'Pune',
    privatePincode: '411002',
  },
};

/** What the shell would know of a customer without documents. */
export const customerFacts: CustomerFacts = {
  today,
  uses: [],
  nextReceipt: (financialYear) => ({
    ...{ number: 'RV-001', series: 'RV-', seriesNumber: 1, financialYear },
  }),
  moneyAccountId: sahyadri.hdfcBank,
  allocatedPaise: 0,
};
