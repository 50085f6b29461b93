import { importCustomers } from '#api/contract/book/import.ts';
import { nameKey } from '#core/kernel/text.ts';
import { normaliseGstin } from '#core/tax/index.ts';
import { paths } from '#web/paths.ts';
import { readCountry, readGstin, readState, readWhole } from './cells.ts';
import { ID_COLUMN, textColumn } from './columns.ts';
import type { ImportColumn, KindOfImport } from './kind.ts';

const COLUMNS: readonly ImportColumn[] = [
  {
    ...textColumn(
      'name',
      'Name',
      ['partyname', 'party', 'customer', 'customername', 'ledger'],
      'Ambika',
    ),
    isNeeded: true,
  },
  textColumn('company', 'Company', [
    'companyname',
    'businessname',
    'tradename',
    'legalname',
    'firm',
  ]),
  {
    ...textColumn('gst_number', 'GSTIN', [
      'gst',
      'gstno',
      'gstnumber',
      'gstinuin',
      'gstinno',
      'gstn',
    ]),
    example: '27AAPFU0939F1ZV',
    read: readGstin,
  },
  textColumn('pan', 'PAN', ['panno', 'pannumber', 'panitno']),
  {
    ...textColumn('state_code', 'State', [
      'statename',
      'statecode',
      'placeofsupply',
      'billingstate',
    ]),
    example: 'Maharashtra',
    read: readState,
  },
  textColumn(
    'address',
    'Address',
    ['billingaddress', 'street', 'address1', 'addressline1'],
    '12 MG Road',
  ),
  textColumn('city', 'City', ['place', 'town', 'district', 'billingcity'], 'Pune'),
  textColumn(
    'pincode',
    'PIN code',
    ['pin', 'zip', 'zipcode', 'postalcode', 'billingpincode'],
    '411001',
  ),
  {
    ...textColumn('country', 'Country', ['countrycode', 'billingcountry'], 'IN'),
    read: readCountry,
  },
  textColumn('contact', 'Contact person', ['contact', 'contactname', 'attention', 'kindattn']),
  textColumn(
    'phone',
    'Phone',
    ['mobile', 'mobileno', 'mobilenumber', 'phoneno', 'phonenumber', 'contactno', 'telephone'],
    '9822011223',
  ),
  textColumn('email', 'E-mail', ['emailid', 'emailaddress', 'mail'], 'accounts@ambika.example'),
  {
    ...textColumn('due_days', 'Payment terms (days)', [
      'duedays',
      'creditdays',
      'creditperiod',
      'paymentterms',
      'terms',
    ]),
    example: '30',
    read: readWhole('Payment terms', 365),
  },
  ID_COLUMN,
];

export const customersKind: KindOfImport = {
  path: 'customers',
  kind: 'customer',
  one: 'customer',
  many: 'customers',
  title: 'Import customers',
  list: 'Customers',
  listOf: paths.customersOf,
  endpoint: importCustomers,
  columns: COLUMNS,
  likenesses: [
    { field: 'gst_number', noun: 'GSTIN', keyOf: normaliseGstin, mayRepeat: true },
    { field: 'name', noun: 'name', keyOf: nameKey, mayRepeat: true },
  ],
  shown: ['name', 'gst_number', 'state_code', 'city', 'phone'],
};
