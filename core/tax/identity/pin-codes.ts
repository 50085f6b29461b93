// In which states a PIN code may lie, by its first three digits (India Post; NIC's own table).

/** From and to, both included. 362 and 396 are shared with Gujarat; 194 went to Ladakh in 2019. */
const RANGES: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  '01': [[180, 194]],
  '02': [[171, 177]],
  '03': [[140, 160]],
  '04': [[160, 160]],
  '05': [[244, 263]],
  '06': [[121, 136]],
  '07': [[110, 110]],
  '08': [[301, 345]],
  '09': [[201, 285]],
  '10': [[800, 855]],
  '11': [[737, 737]],
  '12': [[790, 792]],
  '13': [[797, 798]],
  '14': [[795, 795]],
  '15': [[796, 796]],
  '16': [[799, 799]],
  '17': [[793, 794]],
  '18': [[781, 788]],
  '19': [[700, 743]],
  '20': [[813, 835]],
  '21': [[751, 770]],
  '22': [[490, 497]],
  '23': [[450, 488]],
  '24': [[360, 396]],
  '25': [
    [362, 362],
    [396, 396],
  ],
  '26': [
    [362, 362],
    [396, 396],
  ],
  '27': [[400, 445]],
  '28': [[500, 535]],
  '29': [[560, 591]],
  '30': [[403, 403]],
  '31': [[682, 682]],
  '32': [[670, 695]],
  '33': [[600, 643]],
  '34': [
    [533, 533],
    [605, 605],
    [607, 607],
    [609, 609],
    [673, 673],
  ],
  '35': [[744, 744]],
  '36': [[500, 509]],
  '37': [[515, 535]],
  '38': [[194, 194]],
};

/** @returns whether the text is a PIN code: six digits, the first not 0. */
export const isPincode = (text: string): boolean => /^[1-9][0-9]{5}$/.test(text);

/** @returns the codes of the states that a PIN code may lie in; several along borders, or none. */
export function statesOfPincode(pincode: string): readonly string[] {
  if (!isPincode(pincode)) return [];
  const first = Number(pincode.slice(0, 3));
  return Object.keys(RANGES)
    .filter((code) => RANGES[code]?.some(([from, to]) => from <= first && first <= to) === true)
    .toSorted();
}

/** A hint and never a refusal: branches and the old names of union territories differ rightly. */
export function pincodeConflict(pincode: string, stateCode: string): readonly string[] {
  const states = statesOfPincode(pincode);
  return states.length === 0 || states.includes(stateCode) ? [] : states;
}
