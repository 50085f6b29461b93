// The unit quantity codes of the GST portal (GSTR-1, table 12; the e-invoice has the same), each
// with its words there and the decimals that quantities in it usually have.
import { z } from 'zod';
import { nameKey } from '../../kernel/text.ts';

const TABLE = [
  ['BAG', 'BAGS', 0],
  ['BAL', 'BALE', 0],
  ['BDL', 'BUNDLES', 0],
  ['BKL', 'BUCKLES', 0],
  ['BOU', 'BILLION OF UNITS', 3],
  ['BOX', 'BOX', 0],
  ['BTL', 'BOTTLES', 0],
  ['BUN', 'BUNCHES', 0],
  ['CAN', 'CANS', 0],
  ['CBM', 'CUBIC METERS', 3],
  ['CCM', 'CUBIC CENTIMETERS', 3],
  ['CMS', 'CENTIMETERS', 3],
  ['CTN', 'CARTONS', 0],
  ['DOZ', 'DOZENS', 0],
  ['DRM', 'DRUMS', 0],
  ['GGK', 'GREAT GROSS', 0],
  ['GMS', 'GRAMMES', 3],
  ['GRS', 'GROSS', 0],
  ['GYD', 'GROSS YARDS', 3],
  ['KGS', 'KILOGRAMS', 3],
  ['KLR', 'KILOLITRE', 3],
  ['KME', 'KILOMETRE', 3],
  ['LTR', 'LITRES', 3],
  ['MLT', 'MILILITRE', 3],
  ['MTR', 'METERS', 3],
  ['MTS', 'METRIC TON', 3],
  ['NOS', 'NUMBERS', 0],
  ['PAC', 'PACKS', 0],
  ['PCS', 'PIECES', 0],
  ['PRS', 'PAIRS', 0],
  ['QTL', 'QUINTAL', 3],
  ['ROL', 'ROLLS', 0],
  ['SET', 'SETS', 0],
  ['SQF', 'SQUARE FEET', 3],
  ['SQM', 'SQUARE METERS', 3],
  ['SQY', 'SQUARE YARDS', 3],
  ['TBS', 'TABLETS', 0],
  ['TGM', 'TEN GROSS', 0],
  ['THD', 'THOUSANDS', 3],
  ['TON', 'TONNES', 3],
  ['TUB', 'TUBES', 0],
  ['UGS', 'US GALLONS', 3],
  ['UNT', 'UNITS', 0],
  ['YDS', 'YARDS', 3],
  ['OTH', 'OTHERS', 3],
  ['NA', 'NOT APPLICABLE', 3],
] as const;

type UqcUnit = (typeof TABLE)[number];
export const uqc = z.enum(TABLE.map(([code]) => code) as [UqcUnit[0], ...UqcUnit[0][]]);
export type Uqc = UqcUnit[0];

export const UQCS: readonly {
  readonly code: Uqc;
  readonly words: string;
  readonly decimals: number;
}[] = TABLE.map(([code, words, decimals]) => ({ code, words, decimals }));

/** How shops write the commonest ones. */
const SPELLINGS: Readonly<Record<string, Uqc>> = {
  bottle: 'BTL',
  carton: 'CTN',
  cm: 'CMS',
  dozen: 'DOZ',
  each: 'NOS',
  ft2: 'SQF',
  g: 'GMS',
  gm: 'GMS',
  gram: 'GMS',
  grams: 'GMS',
  kg: 'KGS',
  kilogram: 'KGS',
  kilo: 'KGS',
  km: 'KME',
  l: 'LTR',
  litre: 'LTR',
  liter: 'LTR',
  m: 'MTR',
  meter: 'MTR',
  metre: 'MTR',
  metres: 'MTR',
  ml: 'MLT',
  no: 'NOS',
  number: 'NOS',
  pack: 'PAC',
  packet: 'PAC',
  pair: 'PRS',
  pc: 'PCS',
  piece: 'PCS',
  roll: 'ROL',
  'sq ft': 'SQF',
  sqft: 'SQF',
  'sq m': 'SQM',
  tonne: 'TON',
  unit: 'UNT',
  yard: 'YDS',
};

/** @returns the code that a unit's name stands for, OTH where none is known. */
export function uqcOfName(name: string): Uqc {
  const key = nameKey(name);
  const listed = TABLE.find(
    ([code, words]) => code.toLowerCase() === key || words.toLowerCase() === key,
  );
  return listed?.[0] ?? (Object.hasOwn(SPELLINGS, key) ? SPELLINGS[key] : undefined) ?? 'OTH';
}

/** @returns the decimals that quantities under a code usually have. */
export const decimalsOf = (code: Uqc): number =>
  TABLE.find(([listed]) => listed === code)?.[2] ?? 0;
