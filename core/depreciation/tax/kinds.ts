// Rates of the Income-tax Rules 1962, New Appendix I (rule 5), repeated as Appendix I (rule 25) of
// the rules in force from 1 April 2026. In hundredths of a percent of the written down value.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { TaxClass, TaxKind } from '../terms.ts';

type TaxRate = {
  readonly name: string;
  /** Null: in no block, and nothing is allowed. */
  readonly taxClass: TaxClass | null;
  readonly rateBps: number;
  readonly rule: string;
};

const APPENDIX = 'Appendix I, rule 5 (rule 25 from 2026-04-01)';

const rate = (name: string, taxClass: TaxClass, rateBps: number): TaxRate => ({
  name,
  taxClass,
  rateBps,
  rule: APPENDIX,
});

export const TAX_RATES: Readonly<Record<TaxKind, TaxRate>> = {
  'residential-building': rate('Residential building', 'building', 500),
  building: rate('Building not residential', 'building', 1000),
  'temporary-erection': rate('Purely temporary erection', 'building', 4000),
  furniture: rate('Furniture and electrical fittings', 'furniture', 1000),
  machinery: rate('Plant and machinery', 'machinery', 1500),
  'motor-car': rate('Motor car for own use', 'machinery', 1500),
  'hire-vehicle': rate('Taxi, bus or lorry on hire', 'machinery', 3000),
  computer: rate('Computers and software', 'machinery', 4000),
  aircraft: rate('Aeroplanes', 'machinery', 4000),
  mould: rate('Moulds', 'machinery', 3000),
  intangible: rate('Intangible assets', 'intangible', 2500),
  goodwill: {
    name: 'Goodwill',
    taxClass: null,
    rateBps: 0,
    rule: 'Finance Act 2021, from 2020-04-01: goodwill is in no block',
  },
  none: { name: 'Not depreciated', taxClass: null, rateBps: 0, rule: 'Land is in no block' },
};

export const TAX_CLASS_NAMES: Readonly<Record<TaxClass, string>> = {
  building: 'Buildings',
  furniture: 'Furniture and fittings',
  machinery: 'Plant and machinery',
  intangible: 'Intangible assets',
};

/** Notification 69/2019: vehicles bought and put to use in this window keep a higher rate. */
const WINDOW = { from: '2019-08-23', to: '2020-03-31' };
const RATES_IN_WINDOW: Partial<Readonly<Record<TaxKind, number>>> = {
  'motor-car': 3000,
  'hire-vehicle': 4500,
};

/** @returns the class and rate that make the block of an asset. */
export function taxRateOf(kind: TaxKind, putToUse: CalendarDate): TaxRate {
  const usual = TAX_RATES[kind];
  const raised = RATES_IN_WINDOW[kind];
  if (raised === undefined || putToUse < WINDOW.from || putToUse > WINDOW.to) return usual;
  return { ...usual, rateBps: raised, rule: 'Notification 69/2019, 2019-08-23 to 2020-03-31' };
}
