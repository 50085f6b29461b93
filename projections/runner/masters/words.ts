// What happened to a record of the catalogue, in the words of its history.
import type { AssetDepreciation } from '#core/asset/index.ts';
import { MASTER_KINDS, nounOf } from '#core/catalogue/master/index.ts';
import type { MasterKind } from '#core/catalogue/master/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { ProjectedEvent } from '../projection.ts';
import { dateInWords, listInWords, rupeesFigure } from '../words/figures.ts';

const FIELDS: readonly (readonly [field: string, words: string])[] = [
  ['parentId', 'what it stands under'],
  ['serviceCategoryId', 'service category'],
  ['categoryId', 'category'],
  ['brandId', 'brand'],
  ['unitId', 'unit'],
  ['productId', 'product'],
  ['accountId', 'account'],
  ['uqc', 'quantity code'],
  ['decimals', 'decimals'],
  ['values', 'specifications'],
  ['hsn', 'HSN/SAC'],
  ['rates', 'GST rate'],
  ['priceThousandths', 'price'],
  ['stocked', 'whether it is stocked'],
  ['opening', 'opening stock'],
];

const LISTS = {
  assets: 'asset',
  consumables: 'consumable',
  specifications: 'specification',
} as const;

const NOUNS = MASTER_KINDS.map(nounOf);

type MasterType = Extract<ProjectedEvent['type'], `${Capitalize<MasterKind>}${string}`>;
type MasterProjected = Extract<ProjectedEvent, { type: MasterType }>;

export const isOfMaster = (event: ProjectedEvent): event is MasterProjected =>
  NOUNS.some((noun) => event.type.startsWith(noun));

/** @returns a sentence for the history sheet; names are told, since none of them is a person's. */
export function masterInWords(event: MasterProjected): string {
  switch (event.type) {
    case 'CategoryItemAdded':
      return `Added the ${LISTS[event.data.list]} ${event.data.name}`;
    case 'CategoryItemChanged':
      return itemInWords(LISTS[event.data.list], event.data.changes);
    case 'CategoryItemRemoved':
      return `Removed the ${LISTS[event.data.list]} #${event.data.itemId}`;
    case 'ServiceAttributeAdded':
      return `Added the attribute ${event.data.name}`;
    case 'ServiceAttributeChanged':
      return itemInWords('attribute', event.data.changes);
    case 'ServiceAttributeRemoved':
      return `Removed the attribute #${event.data.attributeId}`;
    case 'ProductNatureSet':
    case 'ServiceNatureSet':
      return `Changed what service it is: ${event.data.nature.replaceAll('-', ' ')}`;
    case 'ProductIncomeSet':
      return event.data.accountId === null
        ? 'Its sales are posted where all are'
        : `Its sales are posted to account #${event.data.accountId}`;
    case 'AssetDepreciationSet':
      return depreciationInWords(event.data.depreciation);
    default:
      return 'changes' in event.data ? changesInWords(event.data.changes) : verbOf(event.type);
  }
}

function depreciationInWords(now: AssetDepreciation | null): string {
  if (now === null) return 'Took it out of the register of fixed assets';
  const since = `${rupeesFigure(now.costPaise)}, used from ${dateInWords(calendarDate(now.putToUse))}`;
  if (now.sale === null) return `Changed how it is depreciated: ${since}`;
  const on = dateInWords(calendarDate(now.sale.on));
  return `Changed how it is depreciated: ${since}, sold on ${on}`;
}

/** `Retired` of `BrandRetired`. */
const verbOf = (type: MasterType): string =>
  type.slice(NOUNS.find((noun) => type.startsWith(noun))?.length);

function itemInWords(
  noun: string,
  { name, enabled }: { readonly name?: string | undefined; readonly enabled?: boolean | undefined },
): string {
  const said = [
    ...(name === undefined ? [] : [`renamed to ${name}`]),
    ...(enabled === undefined ? [] : [enabled ? 'enabled' : 'disabled']),
  ];
  return `One ${noun} ${listInWords(said)}`;
}

function changesInWords(changes: object): string {
  const given: Readonly<Record<string, unknown>> = { ...changes };
  const others = FIELDS.filter(([field]) => given[field] !== undefined).map(([, words]) => words);
  const list = others.length === 0 ? '' : `changed ${listInWords(others)}`;
  const { name } = given;
  if (typeof name !== 'string') return list.replace(/^c/, 'C');
  return `Renamed to ${name}${list === '' ? '' : `; ${list}`}`;
}
