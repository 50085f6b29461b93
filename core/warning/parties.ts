// What is unusual about a customer, a supplier or the book’s own address.
import { pincodeConflict, stateOfCode } from '../tax/index.ts';
import type { Warning } from './terms.ts';

type PlaceOfParty = {
  readonly pincode: string | null;
  readonly stateCode: string | null;
};

/** A hint and never a refusal: branches and the old names of union territories differ rightly. */
export function pinOfAnotherState({ pincode, stateCode }: PlaceOfParty): readonly Warning[] {
  if (pincode === null || stateCode === null) return [];
  const nameOf = (code: string) => stateOfCode(code)?.name ?? code;
  const others = pincodeConflict(pincode, stateCode);
  if (others.length === 0 || stateOfCode(stateCode) === null) return [];
  const states = others.map(nameOf).join(' or ');
  return [{ code: 'pin_of_another_state', pincode, state: nameOf(stateCode), states }];
}

/** @param name of another record that has the number. */
export const gstinTwice = (gstin: string, name: string | null): readonly Warning[] =>
  name === null ? [] : [{ code: 'gstin_twice', gstin, name }];
