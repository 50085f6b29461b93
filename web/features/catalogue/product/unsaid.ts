// What every product has and few sellers think of: its category, its brand and the unit's own
// record. Where a form does not ask for them they are found, or made on the way.
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import { brandEndpoints, unitEndpoints } from '#api/contract/catalogue/names.ts';
import { UQCS } from '#core/catalogue/unit/index.ts';
import type { CallResult } from '#web/client/call.ts';
import { call } from '#web/client/call.ts';
import { NO_BRAND, NO_CATEGORY } from '#core/catalogue/product/terms.ts';
import { invalidateKind } from '../form/use-master-form.ts';
import type { EditableKind } from '../kinds.ts';
import { specificationsOf } from './specifications.ts';

/** Said before saving, since what is made stands in lists that nobody added it to. */
export const unsaidWords = {
  brand:
    `Without a brand it is saved under ‘${NO_BRAND}’, which is added to the book’s brands if it ` +
    'is not there.',
  item:
    `Saved under the category ‘${NO_CATEGORY[0]}’ and the brand ‘${NO_BRAND}’. Whichever of ` +
    'these and of the unit the book does not have is added to its lists.',
} as const;

type FoundRecord = CallResult<{ readonly id: number }>;

const FEW = 20;
const searching = (bookId: number, search: string) => ({
  query: { book_id: bookId, search, limit: FEW },
});

async function madeBy(kind: EditableKind, making: Promise<FoundRecord>): Promise<FoundRecord> {
  const made = await making;
  if (made.ok) void invalidateKind(kind);
  return made;
}

/** @returns the brand of what has none. */
export async function withoutBrand(bookId: number): Promise<FoundRecord> {
  const found = await call(brandEndpoints.list, searching(bookId, NO_BRAND));
  if (!found.ok) return found;
  const known = found.value.find(({ name, status }) => name === NO_BRAND && status === 'enabled');
  if (known !== undefined) return { ok: true, value: known };
  const body = { name: NO_BRAND, bookId };
  return madeBy('brand', call(brandEndpoints.create, { body }));
}

/** @returns the category of what is in none. */
export async function withoutCategory(bookId: number): Promise<FoundRecord> {
  const found = await call(categoryEndpoints.list, searching(bookId, NO_CATEGORY[0].slice(0, 5)));
  if (!found.ok) return found;
  const known = found.value.find(
    (one) =>
      NO_CATEGORY.some((name) => name === one.name) &&
      one.status === 'enabled' &&
      specificationsOf(one).length === 0,
  );
  if (known !== undefined) return { ok: true, value: known };
  const name = NO_CATEGORY.find((each) => found.value.every((one) => one.name !== each));
  const body = { name: name ?? NO_CATEGORY[0], bookId };
  return madeBy('category', call(categoryEndpoints.create, { body }));
}

/** @returns the unit of a UQC, such as the one called Numbers of NOS. */
export async function unitOfUqc(bookId: number, uqc: string): Promise<FoundRecord> {
  const found = await call(unitEndpoints.list, { query: { book_id: bookId, limit: 1000 } });
  if (!found.ok) return found;
  const known = found.value.find((one) => one.uqc === uqc && one.status === 'enabled');
  if (known !== undefined) return { ok: true, value: known };
  const { words = uqc } = UQCS.find(({ code }) => code === uqc) ?? {};
  const name = `${words.charAt(0)}${words.slice(1).toLowerCase()}`;
  const body = { name, uqc, bookId };
  return madeBy('unit', call(unitEndpoints.create, { body }));
}
