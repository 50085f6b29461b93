// The categories, brands and units of a book, by whose names the rows of a file say what a product
// is; and how those that a file names and the book has not are added.
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import { brandEndpoints, unitEndpoints } from '#api/contract/catalogue/names.ts';
import { uqcOfName } from '#core/catalogue/unit/index.ts';
import { nameKey } from '#core/kernel/text.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { invalidate, reply } from '#web/client/query.ts';
import { NO_BRAND, NO_CATEGORY } from '#core/catalogue/product/terms.ts';
import type { CellReading, MissingMaster } from './kind.ts';

type NamesOf = {
  readonly read: (text: string) => CellReading;
  /** Names that are offered where a cell is corrected. */
  readonly choices: readonly string[];
  /** What a blank cell stands for; nothing where it may be left out. */
  readonly blank: string;
};

export type GoodsMasters = {
  readonly category: NamesOf;
  readonly brand: NamesOf;
  readonly unit: NamesOf;
  /** What categories ask of their products, by name. */
  readonly specifications: readonly string[];
};

const AT_ONCE = 1000;

type NamedRecord = { readonly id: number; readonly name: string; readonly status: string };

/** @returns those that may be chosen, one page after the other. */
async function allOf<Each extends NamedRecord>(
  readPage: (before: { readonly before?: number }) => Promise<readonly Each[]>,
): Promise<readonly Each[]> {
  const all: Each[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await readPage(last === undefined ? {} : { before: last.id });
    all.push(...page);
    if (page.length < AT_ONCE) return all.filter(({ status }) => status === 'enabled');
  }
}

export async function readGoodsMasters(bookId: number): Promise<GoodsMasters> {
  const query = { book_id: bookId, limit: AT_ONCE };
  const [categories, brands, units] = await Promise.all([
    allOf((before) => reply(categoryEndpoints.list, { query: { ...query, ...before } })),
    allOf((before) => reply(brandEndpoints.list, { query: { ...query, ...before } })),
    allOf((before) => reply(unitEndpoints.list, { query: { ...query, ...before } })),
  ]);
  const asked = categories.flatMap((one) => one.categoryProducts.filter((each) => each.enabled));
  const plain = categories.find(
    (one) =>
      NO_CATEGORY.some((name) => name === one.name) &&
      one.categoryProducts.every((each) => !each.enabled),
  );
  const free = NO_CATEGORY.find((name) => categories.every((one) => one.name !== name));
  return {
    category: namesOf('category', categories, plain?.name ?? free ?? NO_CATEGORY[0]),
    brand: namesOf('brand', brands, NO_BRAND),
    unit: unitNames(units),
    specifications: asked.map(({ name }) => name),
  };
}

/** Of two alike the first: names differ within a book, and a shared one may bear the same. */
function namesOf(what: string, records: readonly NamedRecord[], blank: string): NamesOf {
  const byName = new Map(records.toReversed().map((one) => [nameKey(one.name), one]));
  const byId = new Map(records.map((one) => [String(one.id), one.name]));
  const read = (text: string): CellReading => {
    const found = byName.get(nameKey(text));
    if (found !== undefined) return { ok: true, value: found.id, shown: found.name };
    // The tables of a whole book name it by its number, as may those of other programs.
    const meant = byId.get(text.trim());
    const refused = { ok: false, why: `No ${what} of the book is called “${text}”` } as const;
    return meant === undefined
      ? refused
      : { ...refused, offers: [{ text: meant, label: `Use ${meant}` }] };
  };
  return { read, blank, choices: records.map(({ name }) => name) };
}

type Unit = NamedRecord & { readonly uqc: string | null };

/** A unit is known by its name, its code, or another name of that code: Nos, NOS, Numbers. */
function unitNames(units: readonly Unit[]): NamesOf {
  const byName = namesOf('unit', units, '');
  const byCode = new Map(units.toReversed().map((unit) => [unit.uqc, unit]));
  const read = (text: string): CellReading => {
    const found = byName.read(text);
    if (found.ok) return found;
    const code = uqcOfName(text) ?? text.trim().toUpperCase();
    const unit = byCode.get(code);
    return unit === undefined ? found : { ok: true, value: unit.id, shown: unit.name };
  };
  return { ...byName, read };
}

const ENDPOINTS = { category: categoryEndpoints, brand: brandEndpoints, unit: unitEndpoints };

/** @returns why one could not be added, or null. */
export async function addLacking(
  bookId: number,
  lacking: readonly MissingMaster[],
): Promise<string | null> {
  for (const { of, name } of lacking) {
    const added = await call(ENDPOINTS[of].create, { body: { name, bookId } });
    if (!added.ok) return `${name}: ${sentenceOf(added.failure)}`;
  }
  await invalidate(categoryEndpoints.list, brandEndpoints.list, unitEndpoints.list);
  return null;
}
