// Useful lives: Schedule II, Part C of the Companies Act 2013, in force from 1 April 2014. Land has
// none. Of an intangible asset AS 26 presumes ten years at most.
import type { AssetClass } from './terms.ts';

type UsefulLife = {
  readonly name: string;
  /** Null: it does not wear out. */
  readonly lifeYears: number | null;
  readonly rule: string;
};

const SCHEDULE = 'Schedule II, Part C, Companies Act 2013, from 2014-04-01';

const life = (name: string, lifeYears: number): UsefulLife => ({ name, lifeYears, rule: SCHEDULE });

/** In the order of the schedule. */
export const USEFUL_LIVES: Readonly<Record<AssetClass, UsefulLife>> = {
  land: { name: 'Land', lifeYears: null, rule: 'AS 10: land of unlimited life is not depreciated' },
  'concrete-building': life('Building with concrete frame, not a factory', 60),
  'other-building': life('Other building', 30),
  'factory-building': life('Factory building', 30),
  fence: life('Fence, well or tube well', 5),
  'temporary-structure': life('Temporary structure', 3),
  plant: life('Plant and machinery', 15),
  'continuous-plant': life('Continuous process plant', 25),
  furniture: life('Furniture and fittings', 10),
  'hired-furniture': life('Furniture of hotels, schools or for hire', 8),
  'office-equipment': life('Office equipment', 5),
  computer: life('Computers', 3),
  server: life('Servers and networks', 6),
  electrical: life('Electrical installations', 10),
  'motor-car': life('Motor cars', 8),
  'hire-vehicle': life('Vehicles run on hire', 6),
  'two-wheeler': life('Two-wheelers', 10),
  laboratory: life('Laboratory equipment', 10),
  'school-laboratory': life('Laboratory equipment of schools', 5),
  intangible: { name: 'Intangible assets', lifeYears: 10, rule: 'AS 26, paragraph 63' },
};

/** Part C allows an extra shift to no other class: the others are marked NESD, or have none. */
export const worksInShifts = (assetClass: AssetClass): boolean => assetClass === 'plant';

/** Schedule II, Part A: what is left at the end is usually no more than 5 % of the cost. */
export const RESIDUAL_BPS = 500;
