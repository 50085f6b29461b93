// The columns that files of customers and of suppliers have alike.
import { nameKey } from '#core/kernel/text.ts';
import { normaliseGstin } from '#core/tax/index.ts';
import {
  readCountry,
  readGstin,
  readPhone,
  readRegistration,
  readState,
  readWhole,
} from './cells.ts';
import { GSTIN_NAMES, textColumn } from './columns.ts';
import type { ImportColumn, KindOfImport } from './kind.ts';

/** @param ofRole what a file of one role alone calls it. */
export const partyNameColumn = (...ofRole: readonly string[]): ImportColumn => ({
  ...textColumn(
    'name',
    'Name',
    [
      ...ofRole,
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
});

export const PARTY_COLUMNS: readonly ImportColumn[] = [
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
];

export const dueDaysColumn = (field: string): ImportColumn => ({
  ...textColumn(field, 'Payment terms (days)', [
    'duedays',
    'creditdays',
    'defaultcreditperiod',
    'creditperiod',
    'paymentterms',
    'terms',
  ]),
  example: '30',
  read: readWhole('Payment terms', 365),
});

export const PARTY_LIKENESSES: KindOfImport['likenesses'] = [
  { field: 'gst_number', noun: 'GSTIN', keyOf: normaliseGstin, mayRepeat: true },
  { field: 'name', noun: 'name', keyOf: nameKey, mayRepeat: true },
];
