// The words that depreciation uses in events and on the wire. They lie on disk: none is ever
// changed or taken away, and a new one needs a new version of the events that may hold it.
import { z } from 'zod';

/** What an asset is by Schedule II, which gives each class its useful life. */
export const assetClass = z.enum([
  'land',
  'concrete-building',
  'other-building',
  'factory-building',
  'fence',
  'temporary-structure',
  'plant',
  'continuous-plant',
  'furniture',
  'hired-furniture',
  'office-equipment',
  'computer',
  'server',
  'electrical',
  'motor-car',
  'hire-vehicle',
  'two-wheeler',
  'laboratory',
  'school-laboratory',
  'intangible',
]);
export type AssetClass = z.infer<typeof assetClass>;

/** The same amount each year, or the same rate of what is left. */
export const depreciationMethod = z.enum(['slm', 'wdv']);
export type DepreciationMethod = z.infer<typeof depreciationMethod>;

/** How many shifts a day beyond one plant works (Schedule II, Part C, note 6). */
export const extraShift = z.enum(['double', 'triple']);
export type ExtraShift = z.infer<typeof extraShift>;

/** What an asset is by Appendix I of the Income-tax Rules, which gives each kind its rate. */
export const taxKind = z.enum([
  'residential-building',
  'building',
  'temporary-erection',
  'furniture',
  'machinery',
  'motor-car',
  'hire-vehicle',
  'computer',
  'aircraft',
  'mould',
  'intangible',
  'goodwill',
  'none',
]);
export type TaxKind = z.infer<typeof taxKind>;

/** The classes within which assets of one rate are one block. */
export const taxClass = z.enum(['building', 'furniture', 'machinery', 'intangible']);
export type TaxClass = z.infer<typeof taxClass>;

export const LIFE_YEARS_MAX = 99;
