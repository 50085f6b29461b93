import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { MasterItem, MasterCommand, MasterFacts } from '../master/index.ts';
import type { ServiceNature } from '../../tax/index.ts';
import type { OpeningStock, Rate } from './events.ts';

/** A value for a specification of the category, by the specification's id or by its name. */
export type AttributeInput = { readonly key: string; readonly value: string };

export type ProductInput = {
  readonly name: string;
  readonly categoryId: number;
  readonly brandId: number;
  readonly unitId: number | null;
  /** HSN of goods or SAC of services, or null where it is not known yet. */
  readonly hsn: string | null;
  /** A rate and the day from which it holds; null takes all rates away. */
  readonly rate: { readonly rateBps: number; readonly from: CalendarDate | null } | null;
  readonly priceThousandths: number | null;
  readonly stocked: boolean;
  /** What service it is; without it goods, or any service. */
  readonly nature?: ServiceNature;
  readonly opening: OpeningStock | null;
  /** Where its ordinary sales are posted; null is where all of the book are. */
  readonly incomeAccountId?: number | null;
};

type Values = {
  readonly values: readonly AttributeInput[];
  /** Fresh ids, one per given value; those of values kept go unused. */
  readonly valueIds: readonly number[];
};

/** Of a change only the fields to change; values that are not given stay. */
type ProductChanges = {
  readonly changes: Partial<ProductInput> & {
    /** All of them as they were, where a change is taken back; `rate` then counts for nothing. */
    readonly rates?: readonly Rate[];
  };
} & Values;

export type ProductCommand = MasterCommand<'product', ProductInput & Values, ProductChanges>;

export type Specification = MasterItem<'specifications'>;

export type ProductFacts = MasterFacts & {
  readonly today: CalendarDate;
  /** What the wanted category, or the one that the product has, asks of its products. */
  readonly specifications: readonly Specification[];
  /** The categories, brands and units that may be chosen. */
  readonly categories: ReadonlySet<number>;
  readonly brands: ReadonlySet<number>;
  readonly units: ReadonlySet<number>;
  /** Whether the HSN or SAC that is asked for is in GSTN's master; true when none is. */
  readonly isHsnListed: boolean;
  /** Those of the accounts that are named which are open, and of income. */
  readonly incomeAccounts?: ReadonlySet<number>;
};
