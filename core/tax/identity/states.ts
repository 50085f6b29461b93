// The states and union territories of GST by their codes, the first two digits of a GSTIN. 25 went
// into 26 on 26-01-2020 and 28 was Andhra Pradesh before its division; numbers issued then remain.
// 96, abroad, is a place of supply only; 99 is the centre, which registers suppliers from abroad.

const NAMES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh (undivided)',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '96': 'Outside India',
  '97': 'Other Territory',
  '99': 'Centre Jurisdiction',
};

/** 96 is abroad. Neither 99, the centre, nor a number of no state ends a supply. */
const FOREIGN = '96';
const CENTRE = '99';

/** What stands for a retired code since: 25 for 26 from 26-01-2020, 28 for 37 from 02-06-2014. */
const SUCCESSORS: Readonly<Record<string, string>> = { '25': '26', '28': '37' };
const SUCCEEDED_ON: Readonly<Record<string, string>> = { '25': '2020-01-26', '28': '2014-06-02' };

/** @returns whether the code went into another; it stays in numbers and documents of its time. */
export const isRetired = (code: string): boolean => Object.hasOwn(SUCCESSORS, code);

/** @returns the code that names the state on a day: 26 for 25 once 25 had gone into it. */
export const stateCodeOn = (code: string, on: string): string =>
  on >= (SUCCEEDED_ON[code] ?? '9999-12-31') ? (SUCCESSORS[code] ?? code) : code;

/** @returns whether GSTR-1 takes it for a place of supply: 01 to 38, 96 and 97, whole. */
export const isPlaceOfSupply = (code: string): boolean =>
  code !== CENTRE && Object.hasOwn(NAMES, code);

/** @returns whether a GSTIN may begin so: 01 to 38, 97 and 99. */
export const isStateOfGstin = (code: string): boolean =>
  code !== FOREIGN && Object.hasOwn(NAMES, code);

/** @returns whether two codes name one state, the retired ones being what they went into. */
export const sameState = (left: string, right: string): boolean =>
  (SUCCESSORS[left] ?? left) === (SUCCESSORS[right] ?? right);

export type GstState = { readonly code: string; readonly name: string };

/** In the order of their codes; 96 and 99 stand among them. */
export const GST_STATES: readonly GstState[] = Object.entries(NAMES)
  .map(([code, name]) => ({ code, name }))
  .toSorted((left, right) => left.code.localeCompare(right.code));

/** @returns the state in which a GSTIN was issued, or null when its first digits name none. */
export function stateOfGstin(gstin: string): GstState | null {
  const code = gstin.slice(0, 2);
  return isStateOfGstin(code) ? stateOfCode(code) : null;
}

/** @returns the state, territory or other place of a code, or null when it is none. */
export function stateOfCode(code: string): GstState | null {
  const name = Object.hasOwn(NAMES, code) ? NAMES[code] : undefined;
  return name === undefined ? null : { code, name };
}

/** The union territories without a legislature levy UTGST, all others SGST (UTGST Act 2017). */
const UTGST: readonly string[] = ['04', '25', '26', '31', '35', '38', '97'];

/** @returns what the half beside CGST is called there. It goes to the same accounts and fields. */
export const stateTaxOf = (stateCode: string): 'SGST' | 'UTGST' =>
  UTGST.includes(stateCode) ? 'UTGST' : 'SGST';
