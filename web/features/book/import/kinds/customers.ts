import { importCustomers } from '#api/contract/book/import.ts';
import { nameKey } from '#core/kernel/text.ts';
import { normaliseGstin } from '#core/tax/index.ts';
import { paths } from '#web/paths.ts';
import { readCountry, readGstin, readState, readText, readWhole } from './cells.ts';
import type { ImportColumn, KindOfImport } from './kind.ts';

const text = (
  field: string,
  title: string,
  names: readonly string[],
  example = '',
): ImportColumn => ({ field, title, names, example, read: readText });

const COLUMNS: readonly ImportColumn[] = [
  {
    ...text('name', 'Name', ['partyname', 'party', 'customer', 'customername', 'ledger'], 'Ambika'),
    isNeeded: true,
  },
  text('company', 'Company', ['companyname', 'businessname', 'tradename', 'legalname', 'firm']),
  {
    ...text('gst_number', 'GSTIN', ['gst', 'gstno', 'gstnumber', 'gstinuin', 'gstinno', 'gstn']),
    example: '27AAPFU0939F1ZV',
    read: readGstin,
  },
  text('pan', 'PAN', ['panno', 'pannumber', 'panitno']),
  {
    ...text('state_code', 'State', ['statename', 'statecode', 'placeofsupply', 'billingstate']),
    example: 'Maharashtra',
    read: readState,
  },
  text(
    'address',
    'Address',
    ['billingaddress', 'street', 'address1', 'addressline1'],
    '12 MG Road',
  ),
  text('city', 'City', ['place', 'town', 'district', 'billingcity'], 'Pune'),
  text('pincode', 'PIN code', ['pin', 'zip', 'zipcode', 'postalcode', 'billingpincode'], '411001'),
  {
    ...text('country', 'Country', ['countrycode', 'billingcountry'], 'IN'),
    read: readCountry,
  },
  text('contact', 'Contact person', ['contact', 'contactname', 'attention', 'kindattn']),
  text(
    'phone',
    'Phone',
    ['mobile', 'mobileno', 'mobilenumber', 'phoneno', 'phonenumber', 'contactno', 'telephone'],
    '9822011223',
  ),
  text('email', 'E-mail', ['emailid', 'emailaddress', 'mail'], 'accounts@ambika.example'),
  {
    ...text('due_days', 'Payment terms (days)', [
      'duedays',
      'creditdays',
      'creditperiod',
      'paymentterms',
      'terms',
    ]),
    example: '30',
    read: readWhole('Payment terms', 365),
  },
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
    { field: 'gst_number', noun: 'GSTIN', keyOf: normaliseGstin },
    { field: 'name', noun: 'name', keyOf: nameKey },
  ],
  shown: ['name', 'gst_number', 'state_code', 'city', 'phone'],
};
