// Which fields of a customer an event has changed, by their names.
import { listInWords } from './figures.ts';

const CUSTOMER_FIELDS = {
  name: 'name',
  company: 'company',
  registration: 'registration',
  gstin: 'GSTIN',
  pan: 'PAN',
  stateCode: 'state',
  country: 'country',
  email: 'e-mail',
  phone: 'phone',
  contact: 'contact',
  address: 'address',
  privateAddress: 'address',
  city: 'city',
  privateCity: 'city',
  pincode: 'PIN code',
  privatePincode: 'PIN code',
  dueDays: 'days until due',
};

/** @returns their names in this order: the log sorts an event's keys, so theirs would differ. */
export function changedFields(changes: object): string {
  const values: Readonly<Record<string, unknown>> = { ...changes };
  const names = Object.entries(CUSTOMER_FIELDS).filter(([field]) => values[field] !== undefined);
  return listInWords([...new Set(names.map(([, name]) => name))]);
}
