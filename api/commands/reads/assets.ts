// What acts at the end of a year ask of the books: the register of fixed assets, what was
// depreciated by hand, and the profit of a year.
import type { AssetOfRegister } from '#core/asset-posting/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { readAssetsInRegister } from '#projections/assets/read.ts';
import { profitOfYear } from '#api/queries/ledgers/statements/appropriation/profit-of-year.ts';
import type { ProfitOfYear } from '#api/queries/ledgers/statements/appropriation/profit-of-year.ts';
import { firstDayOfBooks } from '#projections/period-totals/read.ts';
import { handDepreciation } from '#api/queries/ledgers/registers/assets/hand-depreciation.ts';
import { perKey } from './definition.ts';
import type { ReadDefinition } from './definition.ts';

export const registerAssets: ReadDefinition<null, readonly AssetOfRegister[]> = {
  load: perKey((db, bookId) => readAssetsInRegister(db, bookId)),
  dependsOn: ['asset'],
};

/** Up to a day, by the account that took the credit. */
export const handDepreciated: ReadDefinition<CalendarDate, ReadonlyMap<number, number>> = {
  load: perKey(handDepreciation),
  dependsOn: ['journal', 'account'],
};

/** The first day of the year of the first entry; null before there is one. */
export const firstDay: ReadDefinition<null, CalendarDate | null> = {
  load: perKey((db, bookId) => firstDayOfBooks(db, bookId)),
  dependsOn: ['journal'],
};

/** By the last day of the year. */
export const profitOfYearPosted: ReadDefinition<CalendarDate, ProfitOfYear> = {
  load: perKey(profitOfYear),
  dependsOn: ['journal', 'account', 'book', 'appropriation'],
};
