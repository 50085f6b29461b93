import { importCustomers } from '#api/contract/book/import.ts';
import { nameKey } from '#core/kernel/text.ts';
import { normaliseGstin } from '#core/tax/index.ts';
import { paths } from '#web/paths.ts';
import {
  readCountry,
  readGstin,
  readPhone,
  readRegistration,
  readState,
  readWhole,
} from './cells.ts';
import { GSTIN_NAMES, ID_COLUMN, textColumn } from './columns.ts';
import type { ImportColumn, KindOfImport } from './kind.ts';

const COLUMNS: readonly ImportColumn[] = [
  {
    ...textColumn(
      'name',
      'Name',
      [
        'customername',
        'customer',
        'partyname',
        'party',
        'displayname',
        'contactname',
        'accname',
        'ledgername',
        'ledger',
        'mailingname',
        'billingname',
      ],
      'Ambika',
    ),
    isNeeded: true,
  },
  textColumn('company', 'Company', [
    'companyname',
    'organisationname',
    'organizationname',
    'businessname',
    'tradename',
    'legalname',
    'firm',
  ]),
  {
    ...textColumn('gst_number', 'GSTIN', GSTIN_NAMES),
    example: '27AAPFU0939F1ZV',
    read: readGstin,
  },
  {
    ...textColumn('registration', 'Registration', [
      'registrationtype',
      'gsttreatment',
      'gstregistrationtype',
      'gstcategory',
      'typeofdealer',
    ]),
    read: readRegistration,
  },
  textColumn('pan', 'PAN', ['panno', 'pannumber', 'panitno', 'incometaxnumber']),
  {
    ...textColumn('state_code', 'State', [
      'billingstatecode',
      'statename',
      'billingstate',
      'placeofcontact',
      'placeofsupply',
    ]),
    example: 'Maharashtra',
    read: readState,
  },
  textColumn(
    'address',
    'Address',
    ['billingaddress', 'billingstreet', 'addressline1', 'address1', 'street'],
    '12 MG Road',
  ),
  textColumn('city', 'City', ['billingcity', 'town', 'place', 'district'], 'Pune'),
  textColumn(
    'pincode',
    'PIN code',
    [
      'pincode',
      'billingcode',
      'billingpincode',
      'billingzip',
      'postalcode',
      'zipcode',
      'zip',
      'pin',
    ],
    '411001',
  ),
  {
    ...textColumn('country', 'Country', ['countrycode', 'billingcountry'], 'IN'),
    read: readCountry,
  },
  textColumn('contact', 'Contact person', ['contact', 'primarycontact', 'attention', 'kindattn']),
  {
    ...textColumn('phone', 'Phone', [
      'phoneno',
      'phonenumber',
      'mobilephone',
      'mobileno',
      'mobilenumber',
      'mobile',
      'contactno',
      'contactnumber',
      'telephone',
    ]),
    example: '9822011223',
    read: readPhone,
  },
  textColumn('email', 'E-mail', ['emailid', 'emailaddress', 'mail'], 'accounts@ambika.example'),
  {
    ...textColumn('due_days', 'Payment terms (days)', [
      'duedays',
      'creditdays',
      'defaultcreditperiod',
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
